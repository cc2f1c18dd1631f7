import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { lastSold } from './last-sold.ts'

const sold = (sold_date: string | null, facts: Partial<Car> = {}) =>
  sampleCar({ status: 'sold', sold_date, year: 2024, badge: 'GX', price: 35_990, ...facts })
const said = 'The last one, a 2024 GX, was listed at $35,990 and sold on 5 March 2026.'

test.each<[string, readonly Car[], string]>([
  ['what was asked for it, and when it was sold', [sold('2026-03-05T01:00:00Z')], said],
  [
    'that of the last of several',
    [sold('2026-01-05T01:00:00Z', { price: 9_990 }), sold('2026-03-05T01:00:00Z'), sold(null, { price: 1_990 })],
    said,
  ],
  ['its model where it has no variant', [sold('2026-03-05T01:00:00Z', { badge: null })], said.replace('GX', 'Hilux')],
  ['nothing without a price', [sold('2026-03-05T01:00:00Z', { price: null })], ''],
  ['nothing without a day', [sold(null)], ''],
  ['nothing of one on hold', [sampleCar({ status: 'reserved' })], ''],
])('of the last one of a model is said %s', (_what, cars, text) => {
  expect(lastSold(cars, sampleSite())).toBe(text)
})
