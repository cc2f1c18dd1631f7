import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { fromPrices } from './from-prices.ts'

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
