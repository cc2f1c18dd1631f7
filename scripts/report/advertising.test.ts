import { describe, expect, it, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import type { Tenant } from '#tenants/current.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { advertisingWarnings } from './advertising.ts'

const place = (more = '') =>
  `- {name: Yard, address: {street: 1 Road, city: Perth, state: WA, postcode: 6000}${more}}\n`
const american =
  '- {name: Lot, dealer_license_number: "7", address: {street: 1 Road, city: Albany, state: NY, postcode: "12207"}}\n'
const zealand = '- {name: Yard, address: {street: 1 Road, city: Napier, state: Hawke’s Bay, postcode: 4110}}\n'
const licensed = { 'locations.yaml': place(', dealer_license_number: MD012345') }

type Cars = Tenant['showroom']['cars']

function textsOf(
  site: string,
  files: Readonly<Record<string, string>>,
  car: object = {},
  shown: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
) {
  const cars = [{ ...sampleCar, id: '7', name: 'A Heron', ...car }] as unknown as Cars
  const tenant = { site: sampleSite(site, files, environment), showroom: { cars } as Tenant['showroom'] }
  return advertisingWarnings(tenant, (id, price) => shown.includes(`${id} ${price}`)).map(({ text }) => text)
}

describe('what a site advertises', () => {
  it('is nothing to ask about where all is there', () => {
    expect(textsOf('analytics: {provider: none}', licensed)).toEqual([])
  })

  it('is asked about a place without a licence number', () => {
    expect(textsOf('', { 'locations.yaml': place() })).toEqual([
      'Yard has no dealer licence number on the site (locations.yaml: dealer_license_number).',
    ])
  })

  test.each([
    [
      'the US',
      'locale: en-US',
      american.replace('dealer_license_number: "7", ', ''),
      'Lot has no dealer license number',
    ],
    ['New Zealand', 'locale: en-NZ', zealand, 'Yard has no motor vehicle trader number'],
  ])('is asked about it in the words of %s', (_country, site, places, asked) => {
    expect(textsOf(site, { 'locations.yaml': places })).toEqual([
      `${asked} on the site (locations.yaml: dealer_license_number).`,
    ])
  })

  it('is asked about counting without consent', () => {
    const counted = (consent: boolean) => `analytics: {provider: gtm, id: GTM-ABC1234, consent: ${consent}}`
    expect(textsOf(counted(true), licensed)).toEqual([])
    expect(textsOf(counted(false), licensed)).toEqual([
      'Visitors are counted without being asked first (site.yaml: analytics.consent).',
    ])
  })

  test.each([
    [
      'a banner',
      'brand_banner: {enabled: true, src: "https://banner.example/b.js", type: passenger}',
      'A script of banner.example runs on every page before anybody is asked (site.yaml: brand_banner).',
    ],
    [
      'a chat',
      'phone: 08 5550 0123\nchat: {enabled: true, src: https://chat.example/w.js}',
      'The chat of chat.example is fetched when its button is pressed, without a question (site.yaml: chat).',
    ],
    [
      'live maps',
      'maps: {token_env: FORECOURT_PUBLIC_MAPS}',
      'Live maps come from another host as a page is scrolled, without a question (site.yaml: maps).',
    ],
    ['a banner that is off', 'brand_banner: {enabled: false, src: "https://banner.example/b.js"}', null],
    ['a chat without a script', 'chat: {enabled: true, message: Hello}', null],
    ['maps that stand still', 'maps: {token_env: FORECOURT_PUBLIC_MAPS}\nlocation_hero: {map: static}', null],
  ])('is asked about others who hear of a visitor without a question: %s', (_who, site, expected) => {
    const environment = { FORECOURT_PUBLIC_MAPS: 'pk.token' }
    expect(textsOf(site, licensed, {}, [], environment)).toEqual(expected === null ? [] : [expected])
  })

  test.each([
    ['in a promo', '- {title: A Heron, text: Yours from $99 per week., url: /cars}', ['promos[0]', '$99 per week']],
    ['in its title', '- {title: "$99 a week", text: Yours., url: /cars}', ['promos[0]', '$99 a week']],
    ['with a rate beside it', '- {title: "$99 a week", text: Comparison rate 8.1 %., url: /cars}', null],
    ['in no text', '- {title: Serviced for $400, text: Each year., url: /cars}', null],
  ])('is asked about a repayment that the dealer’s own texts name: %s', (_where, promos, found) => {
    const texts = textsOf('', { ...licensed, 'promos.yaml': `${promos}\n` })
    expect(texts).toEqual(
      found
        ? [`A text of the dealer (home.${found[0]}) names a repayment (${found[1]}) without a comparison rate.`]
        : [],
    )
  })

  it('is asked about repayments in answers, whole pages and places', () => {
    const answer = 'From $120 per month.'
    const files = { ...licensed, 'faqs.yaml': `- {question: What does it cost?, answer: ${answer}}\n` }
    const texts = textsOf(`brand: {colour: "#14507a", strapline: "${answer}"}`, files)
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.every((text) => text.includes('names a repayment ($120 per month)'))).toBe(true)
  })

  it('is asked about a "was" that no kept release shows', () => {
    const car = { price: 37_990, before_price: 39_990, subscription_price: null }
    expect(textsOf('', licensed, car, ['7 $39,990'])).toEqual([])
    expect(textsOf('', licensed, car, ['8 $39,990', '7 $39,991'])).toEqual([
      'A Heron (7) says "Was $39,990", which no kept release shows it at.',
    ])
    expect(textsOf('', licensed, { ...car, before_price: 30_000 })).toEqual([])
    expect(textsOf('', licensed, { ...car, status: 'sold' })).toEqual([])
  })

  test.each([
    ['$399 per month', 'From $399 per month with nothing down', '$399 per month'],
    ['$199/mo.', 'From $199/mo. with nothing down', '$199/mo'],
    ['an APR beside it', '$399 per month at 5.9% APR for 60 months', null],
    ['its full name beside it', '$399 per month, annual percentage rate 5.9%', null],
  ])('is asked in the US about a repayment without an APR: %s', (_what, description, found) => {
    const expected =
      found === null ? [] : [`The description of A Heron (7) names a repayment (${found}) without an APR.`]
    const site = 'locale: en-US\ntime_zone: America/New_York\ncurrency: USD'
    expect(textsOf(site, { 'locations.yaml': american }, { description })).toEqual(expected)
  })

  test.each([
    ['without any', 'From $89 per week', '$89 per week'],
    ['with a comparison rate alone', '$89 a week, comparison rate 9.1', '$89 a week'],
    ['with its interest', '$89 a week at 8.95% p.a.', null],
    ['with its interest in words', '$89 a week, interest from 8.95%', null],
  ])('is asked in New Zealand about a repayment without its interest: %s', (_what, description, found) => {
    const expected =
      found === null
        ? []
        : [`The description of A Heron (7) names a repayment (${found}) without an annual interest rate.`]
    const places = zealand.replace('Yard,', 'Yard, dealer_license_number: M1,')
    expect(textsOf('locale: en-NZ', { 'locations.yaml': places }, { description })).toEqual(expected)
  })

  test.each([
    ['$89 per week', 'Yours from $89 per week!', '$89 per week'],
    ['$1,200/month', 'Only $1,200/month.', '$1,200/month'],
    ['$99 p.w.', 'From $99 p.w. to you', '$99 p.w'],
    ['$45 p/w', 'From $45 p/w', '$45 p/w'],
    ['$99 pw', 'Yours for $99 pw', '$99 pw'],
    ['$199/mo.', 'From $199/mo. with nothing down', '$199/mo'],
    ['$80 / wk', 'Only $80 / wk', '$80 / wk'],
    ['$180 fortnightly', 'Just $180 fortnightly', '$180 fortnightly'],
    ['an APR, which is no comparison rate', 'From $199 per month at 5.9% APR', '$199 per month'],
    ['a moment', 'A $500 model of 1995', null],
    ['a comparison rate beside it', 'From $99 per week, comparison rate 8.1 %', null],
    ['a price', 'Was $99,000, now less', null],
    ['a service', 'Serviced for $400 each year', null],
  ])('is asked about a repayment without a comparison rate: %s', (_what, description, found) => {
    const expected =
      found === null ? [] : [`The description of A Heron (7) names a repayment (${found}) without a comparison rate.`]
    expect(textsOf('', licensed, { description })).toEqual(expected)
  })
})
