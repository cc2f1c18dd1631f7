import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { fromPrices, priceLinks } from './from-prices.ts'

const site = sampleSite()

test.each<[string, readonly Partial<Car>[], string]>([
  [
    'new and used',
    [
      { car_type: 'used', price: 28_990 },
      { car_type: 'new', price: 53_490 },
      { car_type: 'new', price: 46_490 },
    ],
    'New from $46,490, used from $28,990',
  ],
  [
    'demonstrators between them',
    [{ car_type: 'used' }, { car_type: 'demo', price: 40_000 }],
    'Demo from $40,000, used from $25,990',
  ],
  ['one type', [{ price: 28_990 }, { price: 30_990 }], 'Used from $28,990'],
  ['new ones without a price', [{ car_type: 'new', price: null }, { price: 28_990 }], 'Used from $28,990'],
  ['a placeholder for a price', [{ price: 1 }], ''],
  ['none', [], ''],
])('prices of %s', (_reason, cars, said) => {
  const line = fromPrices(
    cars.map((facts) => sampleCar(facts)),
    site,
  )
  expect(line.replaceAll('\u00a0', ' ')).toBe(said)
  expect(line.split(' ').length).toBe(said.split(', ').length)
})

test.each<[string, readonly Partial<Car>[], readonly string[]]>([
  [
    'each condition by itself',
    [
      { car_type: 'used', price: 28_990 },
      { car_type: 'demo', price: 35_990 },
      { car_type: 'new', price: 46_490 },
    ],
    ['New from $46,490', 'Demo from $35,990', 'Used from $28,990'],
  ],
  [
    'a demonstrator that is dearer than a new one, too',
    [
      { car_type: 'demo', price: 95_990 },
      { car_type: 'new', price: 94_990 },
    ],
    ['New from $94,990', 'Demo from $95,990'],
  ],
  [
    'a demonstrator where no new one is',
    [
      { car_type: 'demo', price: 95_990 },
      { car_type: 'demo', price: null },
    ],
    ['Demo from $95,990'],
  ],
  ['nothing without prices', [{ price: null }], []],
])('prices in short: %s', (_reason, cars, said) => {
  const links = priceLinks(
    cars.map((facts) => sampleCar(facts)),
    '/search/norda/tern',
    site,
  )
  expect(links.map(({ label, price }) => `${label} ${price}`)).toEqual(said)
  expect(links.every(({ href }) => /^\/search\/norda\/tern\?refinementList\[car_type\]\[0\]=/.test(href))).toBe(true)
})

test.each<[Partial<Car>, readonly string[]]>([
  [{ car_type: 'new', price: 40_490, badge: '2.0R', colour: 'White' }, ['New · 2.0R · White', '$40,490', '/cars/tern']],
  [{ price: 40_490, badge: null, colour: null }, ['Used', '$40,490', '/cars/tern']],
  [{ price: null }, []],
])('the only car says what it is above its price: %j', (facts, said) => {
  const links = priceLinks([sampleCar({ slug: 'tern', ...facts })], '/search/norda/tern', site)
  expect(links.flatMap(({ label, price, href }) => [label, price, href])).toEqual(said)
})

describe('what is paid by the week', () => {
  const offered = [400, 250, 250].map((subscription_price, at) =>
    sampleCar({ id: `${3 - at}`, slug: `tern-${3 - at}`, price: null, subscription_price }),
  )
  const offering = (extra = '') => sampleSite(`price: {subscriptions: true}\n${extra}`)
  const linksOf = (offeringSite = offering(), ...types: readonly Car['car_type'][]) =>
    priceLinks([...offered, ...types.map((car_type) => sampleCar({ car_type }))], '/search/norda/tern', offeringSite)

  test('stands behind the prices, however many', () => {
    expect(linksOf(offering(), 'used').at(-1)).toMatchObject({ label: 'Subscribe per week', price: '$250' })
    const full = linksOf(offering(), 'used', 'demo', 'new')
    expect(full.map(({ label }) => label)).toEqual(['New from', 'Demo from', 'Used from', 'Subscribe per week'])
  })

  test.each([
    ['the list of such, narrowed to the model', 'search: {lists: {subscription-cars: {title: By the week}}}'],
    ['that list by any name', 'search: {lists: {by-the-week: {filter: subscription_price > 0}}}'],
  ])('leads to %s', (_which, extra) => {
    const list = /\{lists: \{([a-z-]+)/.exec(extra)?.[1]
    expect(linksOf(offering(extra)).at(-1)?.href).toBe(`/search/${list}?refinementList[make_model][0]=Toyota%20Hilux`)
  })

  test.each([
    ['no such list', ''],
    ['only one of a kind', 'search: {lists: {subscription-bikes: {title: By the week}}}'],
  ])('leads to the cheapest where there is %s', (_which, extra) => {
    expect(linksOf(offering(extra)).at(-1)?.href).toBe('/cars/tern-1')
  })
})
