import { expect, it } from 'vitest'
import { america, australia } from '#domain/text/sample-locale.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { createLeadDisplay } from '../asked/lead-display.ts'
import { dealershipMail, receiptMail } from './mail-words.ts'

const lead = { website_slug: 'sample', category: 'Finance Enquiry', income: '98765', deposit: '5000', Rego: 'ABC123' }
const stored = { id: 4, received_at: '2026-03-02T01:00:00.000Z', updated_at: '', lead, files: [] }
const reading = createLeadDisplay(stored, sampleSite())

it.each([
  ['staff where it stands', dealershipMail(reading, 1, null), 'given; it stands on the leads page'],
  ['shoppers that it was not repeated', receiptMail(reading, [], australia), 'given; we do not repeat it by mail'],
])('tells %s, of what is private', (_reason, { text, html }, words) => {
  for (const mail of [text, html]) expect(mail).not.toMatch(/98,?765|ABC123/)
  expect(text).toContain(`  Yearly income before tax: ${words}\n`)
  expect(html).toContain(`Yearly income before tax</th><td style="white-space:pre-line">${words}</td>`)
  expect(text).toContain('$5,000')
})

it.each([
  'Win at https://prize.example/now',
  'Win at www.prize.example',
  'Win at prize.example today',
  'Win at prize.рф',
])('repeats to shoppers no link that anybody may have written to them: %s', (words) => {
  const given = { ...lead, first_name: words, last_name: 'Lee', email: 'mary@example.com', message: words }
  const asked = createLeadDisplay({ ...stored, lead: given }, sampleSite())
  const { text, html } = receiptMail(asked, ['https://www.sample.example'], australia)
  for (const mail of [text, html]) {
    expect(mail).not.toContain('prize')
    expect(mail).toContain('mary@example.com')
    expect(mail).toContain('https://www.sample.example')
    expect(mail).toMatch(/Hello,/)
  }
  expect(text).toContain('  Message: given; we do not repeat it by mail\n')
  expect(dealershipMail(asked, 1, null).text).toContain(`  Message: ${words}\n`)
})

it.each([
  'prize.example/win<mary@example.com>',
  'prize.example/win,mary@example.com',
  '(prize.example)mary@example.com',
])('repeats to shoppers no link that stands beside their address: %s', (email) => {
  const asked = createLeadDisplay({ ...stored, lead: { ...lead, email } }, sampleSite())
  const { text, html } = receiptMail(asked, [], australia)
  for (const mail of [text, html]) expect(mail).not.toContain('prize')
  expect(text).toContain('  Email: given; we do not repeat it by mail\n')
})

it('repeats to shoppers what only looks a little like one', () => {
  const message = 'Is the 2.0TDI here?I come at 5.30 p.m. Thanks...'
  const asked = createLeadDisplay({ ...stored, lead: { ...lead, message } }, sampleSite())
  expect(receiptMail(asked, [], australia).text).toContain(message)
})

it('says nothing of a leads page to shoppers', () => {
  const { text, html } = receiptMail(reading, ['02 9000 0000'], australia)
  expect([text, html].join()).not.toContain('leads page')
})

it.each([
  ['Australia', australia, 'enquiry', 'Enquiry'],
  ['the US', america, 'inquiry', 'Inquiry'],
])('writes to shoppers as people do in %s (S1.55)', (_country, country, word, heading) => {
  const asked = createLeadDisplay({ ...stored, lead: { ...lead, message: 'Is it there?' } }, sampleSite())
  const { subject, text } = receiptMail(asked, [], country)
  expect(subject).toBe(`Sample Cars received your ${word}`)
  expect(text).toContain(`Your ${word} is in`)
  expect(text).toContain(`\n${heading}\n`)
})

it.each([
  ['Australia', 'en-AU', ['Day: Wednesday 2 December 2026', 'Badge: SE', 'Postcode: 49684']],
  ['the US', 'en-US', ['Day: Wednesday, December 2, 2026', 'Trim: SE', 'ZIP code: 49684']],
])('tells staff what was asked as their forms in %s asked it', (_country, locale, lines) => {
  const asked = { category: 'Trade-In Valuation', badge: 'SE', postcode: '49684', preferred_date: '2026-12-02' }
  const read = (category: string) =>
    dealershipMail(
      createLeadDisplay({ ...stored, lead: { ...lead, ...asked, category } }, sampleSite(`locale: ${locale}`)),
      1,
      null,
    )
  const text = `${read('Trade-In Valuation').text}${read('Service Booking').text}`
  for (const line of lines) expect(text).toContain(`  ${line}\n`)
})
