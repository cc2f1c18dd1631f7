import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { listedCar } from '#stock/listed-car.ts'
import type { Showroom } from '#stock/showroom.ts'
import { findPriceJumps } from './price-jumps.ts'

const before = sampleCar({ id: '7', slug: 'hilux-7', name: 'Hilux', price: 20_000, vin: 'VIN7' })
const sold = sampleCar({ id: '8', slug: 'hilux-8', price: 20_000, vin: 'VIN8' })
const live = { file: { prices: { 7: '$20,000' }, sold: { 8: 'Sold' } }, known: [before, sold].map(listedCar) }
const stock = (readable: Showroom['readable']) => ({ readable, leftOut: [] }) as unknown as Showroom
const told = (was: string, price: number) =>
  `prices doubled or halved since the release, which may be slips: Hilux (id ${was}) from 20000 to ${price}`

test.each<[string, Partial<typeof before>, string | null]>([
  ['costs as much as it did', {}, null],
  ['costs less, as any sale may have it', { price: 18_000 }, null],
  ['costs a tenth', { price: 2000 }, told('7', 2000)],
  ['costs ten times as much', { price: 200_000 }, told('7', 200_000)],
  ['has no price any more', { price: null }, null],
  ['has a price that is not shown', { price: 1 }, null],
  ['got another id', { id: '70', price: 2000 }, told('70', 2000)],
  ['has its id and is another', { vin: 'VIN9', price: 2000 }, null],
])('a car that %s', (_, facts, note) => {
  expect(findPriceJumps(live, stock([{ ...before, ...facts }, sold]))).toBe(note)
})

test('a car that the release has not for sale, or that left, is no slip', () => {
  expect(findPriceJumps(live, stock([{ ...sold, price: 2000 }]))).toBe(null)
  expect(findPriceJumps({ ...live, known: [] }, stock([{ ...before, price: 2000 }]))).toBe(null)
})
