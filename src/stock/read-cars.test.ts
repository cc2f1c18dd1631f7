import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCars } from './read-cars.ts'
import { sampleReading } from './sample-reading.ts'

const field = fc.constantFrom(
  'id',
  'slug',
  'name',
  'status',
  'price',
  'km',
  'year',
  'make',
  'images',
  'thumbnails',
  'location',
  'finance_lenders',
  'payment_processors',
  'autograb_data',
  'created_at',
  'features',
  'categories',
  'sold',
  'description',
  '__proto__',
)
const almostCar = fc
  .tuple(fc.dictionary(field, fc.jsonValue({ maxDepth: 3 })), fc.boolean())
  .map(([facts, whole]) => (whole ? { id: 1, slug: 'a', name: 'A', status: 'in_stock', ...facts } : facts))

describe('any list at all (S3.1)', () => {
  it('is read to the end: every entry is a car with an address of its own, or left out with a reason', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(almostCar, fc.jsonValue()), { maxLength: 12 }), (entries) => {
        const { cars, leftOut } = readCars(JSON.parse(JSON.stringify(entries)), sampleReading)
        expect(cars.length + leftOut.length).toBe(entries.length)
        expect(new Set(cars.map(({ id }) => id)).size).toBe(cars.length)
        expect(new Set(cars.map(({ slug }) => slug)).size).toBe(cars.length)
        for (const { slug } of cars) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        for (const { reason, found } of leftOut) expect(`${reason}: ${found}`).toMatch(/^.{5,}: .+/)
      }),
      { seed: 1, numRuns: 400 },
    )
  })

  it('never lets a bad entry change another', () => {
    const good = { id: 1, slug: 'a', name: 'A', status: 'in_stock', price: 10_000 }
    const [alone, crowded] = [[good], [null, good, { id: 2 }, 'x']].map(
      (entries) => readCars(entries, sampleReading).cars,
    )
    expect(crowded).toEqual(alone)
  })
})
