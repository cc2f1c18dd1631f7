import { describe, expect, it } from 'vitest'
import type { Field } from '#forms/field.ts'
import type { Form } from '#forms/form.ts'
import { formsOfSite } from '#forms/site/site-forms.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { siteThatAsksAll } from '#tenants/sample-forms.ts'
import { dealersOf } from './dealers.ts'
import { leadFacts } from './parts.ts'

const site = siteThatAsksAll()

const read = (lead: object, more: object = {}) =>
  dealersOf([site]).read({
    id: 12,
    received_at: '2026-03-02T01:00:00.000Z',
    updated_at: '2026-03-02T01:00:00.000Z',
    lead: { website_slug: 'sample', ...lead },
    files: [],
    ...more,
  })

const linesOf = (lead: object, more: object = {}) =>
  read(lead, more).parts.flatMap(({ lines }) => lines.map(({ label, text }) => `${label}: ${text}`))

/** Something in every field of a form, spelt as the lead API's callers spell it. */
function filled(form: Form): object {
  const values = form.fields.flatMap((field) => {
    if (field.kind === 'file') return []
    if (field.kind === 'checkbox' && field.part) return [[field.part.of, field.part.says] as const]
    const value = 'options' in field ? field.options[0]?.value : `said ${field.name}`
    return [[field.name === 'rego' ? 'Rego' : field.name, value ?? 'x'] as const]
  })
  return { ...Object.fromEntries(values), form_name: form.name, category: form.category }
}

describe('what was asked for', () => {
  it.each(formsOfSite(site).map((form) => [form.name, form] as const))('is read in full: %s', (_name, form) => {
    const lead = read(filled(form))
    const shown = new Set(lead.parts.flatMap(({ lines }) => lines.map(({ name }) => name)))
    const boxes = (field: Field) => field.kind === 'checkbox' && field.part !== undefined
    const told = (field: Field) => field.kind === 'file' || boxes(field) || ['category', 'opt_in'].includes(field.name)
    const asked = form.fields.filter((field) => !told(field))
    expect(asked.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
    expect(lead.parts.map(({ title }) => title)).not.toContain('Also sent')
  })

  it('every field of every form has a part to stand in', () => {
    const fields = formsOfSite(site).flatMap(({ fields }) => fields)
    const odd = fields.filter((field) => !(field.kind === 'checkbox' && field.part))
    expect(
      odd
        .map(({ name }) => name)
        .filter((name) => !leadFacts.has(name) && !['category', 'photos', 'opt_in'].includes(name)),
    ).toEqual([])
  })

  it('prefers a dealership only where its form asked for one: every page names its own', () => {
    const place = (slug: string) =>
      `- {id: ${slug}, name: ${slug.toUpperCase()}, dealership_slug: ${slug}, address: {street: 1 ${slug}, city: Perth, state: WA, postcode: 6000}}\n`
    const said = (slugs: readonly string[], form_name: string) => {
      const dealers = dealersOf([sampleSite('', { 'locations.yaml': slugs.map(place).join('') })])
      const lead = { website_slug: 'sample', form_name, dealership_slug: slugs[0] }
      const { parts } = dealers.read({ id: 1, received_at: '', updated_at: '', lead, files: [] })
      return parts.flatMap(({ lines }) => lines.map(({ label, text }) => `${label}: ${text}`))
    }
    expect(said(['north', 'south'], 'finance')).toEqual(['Preferred dealership: NORTH'])
    expect(said(['north', 'south'], 'subscribe')).toEqual(['Dealership: NORTH'])
    expect(said(['north'], 'finance')).toEqual(['Dealership: north'])
  })

  it('is read with the words of its own form', () => {
    expect(
      linesOf({ form_name: 'test-drive', preferred_date: '2026-03-06', preferred_time: '10:30', terms_agreed: true }),
    ).toEqual(['Day: Friday 6 March 2026', 'Time: 10:30', 'I hold a licence.: Yes'])
    expect(linesOf({ form_name: 'service', preferred_date: '2026-03-06' })).toEqual([
      'Preferred day: Friday 6 March 2026',
    ])
    expect(linesOf({ category: 'Finance Enquiry', income: '85000', employment: 'Casual' })).toEqual([
      'How do you work?: Casual',
      'Yearly income before tax: $85,000',
    ])
  })

  it('tells why it may be no shopper’s, in words', () => {
    const spam_signals = ['trap_filled', 'too_fast', 'toString', '']
    expect(read({ spam_signals }).doubts).toEqual([
      'a field that people cannot see was filled in',
      'sent within 2.5 seconds of opening the page',
      'toString',
    ])
    expect(read({ spam_signals: 'none' }).doubts).toEqual([])
  })

  it('names the place that was chosen, and the dealer on their own clock', () => {
    const lead = read({ form_name: 'enquiry', location_id: '12', category: 'Fleet' })
    expect(lead.parts[0]?.lines[0]).toMatchObject({ label: 'Location', text: 'South' })
    expect([lead.dealer, lead.received]).toEqual(['Sample Cars', '2026-03-02 12:00 Australia/Sydney'])
  })

  it('tells the whole consent', () => {
    const consent = {
      text: 'May we write?',
      state: false,
      method: 'checkbox',
      at: '2026-03-02T00:59:00.000Z',
      page: '/contact',
    }
    expect(linesOf({ consent, consent_given: 'Yes' })).toEqual([
      'News wanted: No',
      'Was told: May we write?',
      'Asked by: checkbox',
      'Answered at: 2026-03-02 11:59 Australia/Sydney',
      'On page: /contact',
    ])
  })

  it('tells when consent came, and what was said before, with its answer', () => {
    const consent = { text: 'May we write?', state: true, method: 'checkbox', at: '', page: '/contact' }
    const consents = [
      { received_at: '2026-03-01T01:00:00.000Z', record: { ...consent, state: false } },
      { received_at: '2026-03-02T01:00:00.000Z', record: consent },
    ]
    expect(linesOf({ consent }, { consents })).toEqual([
      'News wanted: Yes',
      'Was told: May we write?',
      'Asked by: checkbox',
      'On page: /contact',
      'Received here at: 2026-03-02 12:00 Australia/Sydney',
      'Answered before: 2026-03-01T01:00:00.000Z No to "May we write?" (checkbox, /contact)',
    ])
  })

  it('tells which vehicle, which files, what was ticked that its form does not ask for any more, and what else', () => {
    const files = ['front.jpg', 'back.jpg'].map((name) => ({ name, type: 'image/jpeg', size: 1, path: '', sha256: '' }))
    const asked = {
      'Vehicle Make': 'Norda',
      'Vehicle Model': 'Tern',
      terms_agreed: true,
      liked: ['a', '', 'b', null],
    }
    expect(linesOf({ form_name: 'service', ...asked }, { files })).toEqual([
      'Files: front.jpg, back.jpg',
      'Vehicle: Norda Tern',
      'Terms agreed: Yes',
      'liked: a, b',
    ])
    expect(linesOf({ form_name: 'test-drive', terms_agreed: 'true' })).toEqual(['I hold a licence.: Yes'])
  })

  it('is headed by what it is about and who asks', () => {
    const lead = { category: 'Test Drive Booking', subcategory: 'Used', first_name: 'Mary', last_name: 'Lee' }
    const { subject, name, text, isComplete, place } = read(lead)
    expect([subject, name, text('first_name'), text('no such'), isComplete, place]).toEqual([
      ...['Test Drive Booking: Used', 'Mary Lee', 'Mary', '', true, ''],
    ])
    const other = read({ category: 'Fleet', name: 'M. Lee', first_name: 'Mary', lead_status: 'Incomplete' })
    expect([other.subject, other.name, other.isComplete]).toEqual(['Fleet', 'M. Lee', false])
    expect(read({ category: 'Fleet', first_name: 'Mary' }).name).toBe('Mary')
  })

  it.each([
    ['12500', '$12,500'],
    ['12500.75', '$12,501'],
    ['about 12500', 'about 12500'],
    ['12500 or so', '12500 or so'],
    ['12,500', '12,500'],
  ])('tells the money %s as %s', (deposit, told) => {
    expect(linesOf({ category: 'Finance Enquiry', deposit })).toEqual([`Your deposit: ${told}`])
  })

  it('of a website nobody knows is read under the headings of a copy, what is strange under its own name', () => {
    expect(
      linesOf({ website_slug: 'other', favourite_colour: { deep: { deeper: { deepest: { most: 'x' } } } }, income: 5 }),
    ).toEqual(['Finance: yearly income: $5', 'favourite colour: deep: deeper: deepest: …'])
  })
})
