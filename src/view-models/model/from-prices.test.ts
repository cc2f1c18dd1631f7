import { expect, test } from 'vitest'
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
    'no demonstrator that is dearer than a new one',
    [
      { car_type: 'demo', price: 95_990 },
      { car_type: 'new', price: 94_990 },
    ],
    ['New from $94,990'],
  ],
  ['a demonstrator where no new one is', [{ car_type: 'demo', price: 95_990 }], ['Demo from $95,990']],
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

test('what is paid by the week stands behind the prices as long as there is room, and leads to all of them', () => {
  const offering = { ...site, cars: { ...site.cars, price: { ...site.cars.price, subscriptions: true } } }
  const weekly = sampleCar({ price: null, subscription_price: 250 })
  const linksOf = (...types: readonly Car['car_type'][]) =>
    priceLinks([weekly, ...types.map((car_type) => sampleCar({ car_type }))], '/search/norda/tern', offering)
  expect(linksOf('used').at(-1)).toEqual({
    label: 'Subscribe from',
    price: '$250 per week',
    href: '/search/norda/tern',
  })
  expect(linksOf('used', 'demo', 'new').map(({ label }) => label)).toEqual(['New from', 'Demo from', 'Used from'])
})
