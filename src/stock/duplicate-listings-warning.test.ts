import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { duplicateListingsWarning } from './duplicate-listings-warning.ts'

const yard = (count: number, facts: Partial<Car> = {}, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    sampleCar({ id: `${from + at}`, name: `Heron ${at}`, km: 10_000 + at, ...facts }),
  )

const again = (count: number, facts: Partial<Car> = {}) => yard(count, facts, 100)
const numbered = (cars: readonly Car[]) => cars.map((car) => ({ ...car, vin: `VIN${car.id}` }))
const few = 'Heron 0 (ids 0, 100); Heron 1 (ids 1, 101); Heron 2 (ids 2, 102)'
const said = 'stand there a second time, by name, odometer and price:'

test.each<[string, readonly Car[], string | null]>([
  ['cars that differ', yard(40), null],
  ['a stock that stands twice', [...yard(20), ...again(20)], `20 of 40 unsold cars ${said} ${few} and 17 more`],
  ['some of it', [...yard(20), ...again(3)], `3 of 23 unsold cars ${said} ${few}`],
  ['two of it', [...yard(3), ...again(2)], null],
  ['a tenth of it', [...yard(36), ...again(4)], null],
  ['new cars that stand twice', [...yard(20, { km: 99 }), ...again(20, { km: 99 })], null],
  [
    'cars that were hardly driven',
    [...yard(3, { km: 100 }), ...again(3, { km: 100 })],
    `3 of 6 unsold cars ${said} ${few}`,
  ],
  ['few of many', [...yard(40), ...again(4)], null],
  ['other prices', [...yard(20), ...again(20, { price: 9990 })], null],
  ['no prices', [...yard(20, { price: null }), ...again(20, { price: null })], null],
  ['new cars of one kind', yard(20, { name: 'Heron', km: 5 }), null],
  ['new cars whose odometer nobody says', yard(20, { name: 'Heron', km: null }), null],
  ['demonstrators of one kind, by their VINs', numbered(yard(20, { name: 'Heron', km: 5000 })), null],
  ['demonstrators of one kind at a round figure', [...yard(20), ...again(20, { name: 'Tern', km: 5000 })], null],
  ['cars without VINs beside themselves', [...numbered(yard(20)), ...again(3)], `3 of 23 unsold cars ${said} ${few}`],
  ['sold ones that were taken in again', [...yard(20, { status: 'sold' }), ...again(20)], null],
])('%s', (_what, cars, note) => {
  expect(duplicateListingsWarning(cars)).toBe(note)
})
