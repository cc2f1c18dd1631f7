import { describe, expect, it, test } from 'vitest'
import { sampleSite } from '../sample-dealer.ts'

const text = (yaml = '') => sampleSite(`email: a@b.example\nphone: 02 5550 0100\n${yaml}`).pages.privacy.content

describe('the platform’s privacy policy', () => {
  test.each([
    ['the Australian basis (S1.40)', 'under the Privacy Act 1988 (Cth) and the Australian Privacy Principles'],
    ['contact and identity (S1.41)', '### Contact and identity information'],
    ['vehicle and service (S1.42)', '### Vehicle and service information'],
    ['finance (S1.43)', '### Finance information'],
    ['to whom it is disclosed (S1.44)', '## To whom we disclose it\n\n- companies related to us\n- '],
    ['cookies (S1.45)', '## Cookies'],
    ['analytics (S1.46)', '## Analytics'],
    [
      'opting out, with a way to do so (S1.47)',
      'use the link in any message, or write to a@b.example or call 02 5550 0100.',
    ],
    ['access requests (S1.48)', '## Access and correction'],
    ['complaints (S1.49)', '## Complaints'],
    [
      'the distributor, with consent only (S1.50)',
      'We share your information with a manufacturer’s national distributor only with your consent.',
    ],
  ])('states %s', (_reason, part) => {
    expect(text()).toContain(part)
  })

  test.each([
    [
      'en-NZ',
      'under the Privacy Act 2020 and its information privacy principles. ',
      'the Office of the Privacy Commissioner (',
    ],
    [
      'en-US',
      'under the privacy laws of the United States and of its state. ',
      'the attorney general of your state or ',
    ],
  ])('names the law of %s first, and the Australian one beside it (S1.40, S1.49)', (locale, law, authority) => {
    const policy = text(`locale: ${locale}`)
    expect(policy).toContain(`${law}Where we deal with people in Australia, the Privacy Act 1988 (Cth) and`)
    expect(policy).toContain(`you may turn to ${authority}`)
    expect(policy).not.toContain('oaic.gov.au')
  })

  test.each([
    ['switched on', 'chat: {enabled: true, src: https://chat.example/w.js}'],
    ['set up by its account', 'autobot: true\nchat: {src: https://chat.example/w.js}'],
  ])('names the cookies of a chat that is %s', (_reason, yaml) => {
    expect(text(yaml)).toContain('by the chat, once you open it')
    expect(text()).not.toContain('the chat')
  })

  it('names the distributor (S1.50)', () => {
    expect(text('manufacturer: {name: Example}\nprivacy: {distributor: Example Australia}')).toContain(
      'We share your information with Example Australia, the national distributor of Example, only with your consent.',
    )
  })

  it('lists the dealer’s own bodies (S1.44)', () => {
    expect(text('privacy: {disclosure_bodies: [our bank]}')).toContain('## To whom we disclose it\n\n- our bank\n')
  })

  it('promises times when the dealer has them (S9.23, S9.24, S9.25)', () => {
    expect(text('privacy: {complaints: {acknowledge_days: 7, resolve_days: 30, earlier_step_days: 14}}')).toContain(
      'We will acknowledge your complaint within 7 days, give you a first answer within 14 days and aim to resolve it within 30 days.',
    )
  })

  it('is replaced by the dealer’s own text (S1.40)', () => {
    const site = sampleSite('privacy: {content: privacy.md}', { 'privacy.md': 'Our own words.\r\n' })
    expect(site.pages.privacy).toEqual({
      path: '/privacy-policy',
      title: 'Privacy policy',
      content: 'Our own words.\n',
    })
  })

  it('is without the signs that a word processor leaves in it', () => {
    const site = sampleSite('privacy: {content: privacy.md}', { 'privacy.md': '\uFEFFOur own\vwords\u0007.' })
    expect(site.pages.privacy.content).toBe('Our own\nwords.')
  })
})
