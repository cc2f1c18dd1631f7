import { describe, expect, it, test } from 'vitest'
import { calm, sampleSite } from '../sample-dealer.ts'

const warnings = (yaml: string) =>
  sampleSite(`${calm}\n${yaml}`).warnings.map(({ path, message }) => `${path}: ${message}`)

const estimate = (rate: string, comparison: string) =>
  `finance: {estimate: {lender: Plenty Finance, rate: ${rate}, comparison_rate: ${comparison}, terms: [5], default_term: 5, disclaimer: Fees apply.}}`

const promo = (span: string) => `promos: [{title: Sale, text: All of it., ${span}}]`

const noCode = 'has no area code, so mobiles and other states do not reach it; write 02, 03, 07 or 08 first'

describe('what may be meant otherwise', () => {
  test.each([
    [
      'a rate as a share',
      estimate('0.0749', '8.21'),
      'finance.estimate.rate: this is 0.0749 % a year; in percent, it would be 7.49',
    ],
    [
      'both rates as shares',
      estimate('0.0749', '0.0821'),
      'finance.estimate.comparison_rate: this is 0.0821 % a year; in percent, it would be 8.21',
    ],
    [
      'another network’s address',
      'facebook_url: https://www.instagram.com/harbour',
      'facebook_url: this leads to instagram.com; is it the instagram_url?',
    ],
    [
      'a landline as neighbours dial it',
      'special_phones: {service: 5550 0199}',
      `special_phones.service: 5550 0199 ${noCode}`,
    ],
    [
      'a department with a letter too few',
      'special_phones: {servce: 02 5550 0199}',
      'special_phones.servce: shoppers read it as it is written; did you mean "service"?',
    ],
    [
      'of somebody on the staff',
      'footer: {staff: [{name: Jo, department: Sales, phone: (5550) 0124}]}',
      `footer.staff[0].phone: (5550) 0124 ${noCode}`,
    ],
    [
      'a complaint that is resolved before it is acknowledged',
      'privacy: {complaints: {acknowledge_days: 30, resolve_days: 7}}',
      'privacy.complaints.resolve_days: this is before the 30 days until a complaint is acknowledged',
    ],
    [
      'a promo until another century',
      promo('start: 2026-12-01, expiry: 2206-12-31'),
      'promos[0].expiry: this is in the year 2206; write the year that is meant',
    ],
  ])('%s', (_reason, yaml, warning) => {
    expect(warnings(yaml)).toContain(warning)
  })

  test.each([
    ['a lender without interest', estimate('0', '0')],
    ['a low rate', estimate('0.99', '1.2')],
    [
      'each network’s own address',
      'facebook_url: https://m.facebook.com/harbour\nyoutube_url: https://youtube.com/@harbour',
    ],
    ['an address of nobody known', 'facebook_url: https://myfacebook.com/harbour'],
    [
      'numbers for the whole country',
      'special_phones: {service: 13 11 22, parts: 1300 555 010, sales: 0491 570 156, more: +61 2 5550 0100}',
    ],
    [
      'departments as they are called',
      'special_phones: {Service: 02 5550 0199, Trade-in: 02 5550 0198, Fleet: 02 5550 0197}',
    ],
    ['a promo of this century', promo('start: 2026-12-01, expiry: 2027-01-31')],
  ])('nothing about %s', (_reason, yaml) => {
    const said = /percent|leads to|area code|in the year|did you mean/
    expect(warnings(yaml).filter((line) => said.test(line))).toEqual([])
  })

  it('says no more of phones elsewhere, whose shapes are others', () => {
    const abroad = 'locale: en-NZ\ncurrency: NZD\nspecial_phones: {service: 5550 0199}'
    expect(warnings(abroad).filter((line) => line.includes('area code'))).toEqual([])
  })
})

describe('addresses and questions', () => {
  const at = (address: string) => calm.replace(/address: \{.*?\}/, `address: {${address}}`)

  test.each([
    [
      'a postcode of another state',
      at('street: 1 A Street, city: Sydney, state: NSW, postcode: 3121'),
      'locations[0].address.postcode: 3121 lies in VIC, and the state says NSW; see which of the two is right',
    ],
    [
      'a ZIP code of another state',
      at('street: 1 Main St, city: Chicago, state: IL, postcode: 90210, country: US'),
      'locations[0].address.postcode: 90210 lies in AK, AS, CA, GU, HI, MP, OR, WA, and the state says IL; see which of the two is right',
    ],
    [
      'a question that stands there twice',
      `${calm}\npages: {faqs: [{question: Do you take trade-ins?, answer: A.}, {question: Do you take Trade-ins, answer: B.}]}`,
      'pages.faqs[1].question: "Do you take Trade-ins" is asked by faqs[0] already; keep one of the two',
    ],
  ])('%s', (_reason, yaml, warning) => {
    expect(sampleSite(yaml).warnings.map(({ path, message }) => `${path}: ${message}`)).toEqual([warning])
  })

  it('says nothing of a town on a border', () => {
    expect(sampleSite(at('street: 1 A Street, city: Barooga, state: NSW, postcode: 3644')).warnings).toEqual([])
  })
})
