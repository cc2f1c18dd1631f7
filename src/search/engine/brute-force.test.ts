import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchRecord } from '#search/record.ts'
import { referenceSort } from './reference-sort.ts'
import { ask, createSampleEngine } from './sample.ts'

const makes = ['Toyota', 'Kia', 'Land Rover', 'Mazda']
const colours = ['White', 'Red', 'Blue']

const car = fc.record({
  make: fc.constantFrom(...makes),
  colour: fc.option(fc.constantFrom(...colours)),
  price: fc.option(fc.nat(20).map((step) => step * 500)),
  km: fc.option(fc.nat(200_000)),
  features: fc.subarray(['Tow Bar', 'Sunroof', 'Canopy', 'Snorkel']),
})

const request = fc.record({
  makes: fc.subarray(makes),
  colours: fc.subarray(colours),
  features: fc.subarray(['Tow Bar', 'Canopy']),
  min: fc.option(fc.nat(10_000)),
  max: fc.option(fc.nat(10_000)),
  sort: fc.option(fc.constantFrom('price:asc', 'price:desc', 'km:asc', 'km:desc', 'make:desc')),
  limit: fc.nat(15),
  page: fc.nat(4),
})

type Car = SearchRecord
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never

const anyOf = (attribute: string, values: readonly string[]) =>
  values.length > 0 ? [values.map((value) => `${attribute} = "${value}"`)] : []

function filterOf({ makes: wanted, colours: shades, features, min, max }: Request) {
  return [
    ...anyOf('make', wanted),
    ...anyOf('colour', shades),
    ...features.map((feature) => `features = "${feature}"`),
    ...(min === null ? [] : [`price >= ${min}`]),
    ...(max === null ? [] : [`price <= ${max}`]),
  ]
}

function holds(record: Car, wish: Request): boolean {
  const { make, colour, price, features } = record
  return (
    (wish.makes.length === 0 || wish.makes.includes(String(make))) &&
    (wish.colours.length === 0 || wish.colours.includes(String(colour))) &&
    wish.features.every((feature) => Array.isArray(features) && features.includes(feature)) &&
    (wish.min === null || (typeof price === 'number' && price >= wish.min)) &&
    (wish.max === null || (typeof price === 'number' && price <= wish.max))
  )
}

function counted(records: readonly Car[], name: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of records.flatMap((record) => record[name] ?? []))
    counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}

/** Timeout in ms: many runs on a busy machine. */
const timeLimit = { timeout: 60_000 }

describe('the static engine against looking at every car (S7.19)', () => {
  it('finds, counts, sorts and pages the same', timeLimit, async () => {
    const cars = fc
      .array(car, { maxLength: 80 })
      .map((list) => list.map((facts, id): Car => ({ id: `car-${id}`, ...facts })))
    await fc.assert(
      fc.asyncProperty(cars, request, async (records, wish) => {
        const facets = ['make', 'colour', 'features', 'price', 'km']
        const engine = createSampleEngine(records, { filterable: facets })
        const offset = wish.page * wish.limit
        const sort = wish.sort === null ? [] : [wish.sort]
        const answer = await ask(engine, { filter: filterOf(wish), facets, sort, limit: wish.limit, offset })
        const expected = referenceSort(
          records.filter((record) => holds(record, wish)),
          wish.sort,
        )
        expect(answer.estimatedTotalHits).toBe(expected.length)
        expect(answer.hits.map((hit) => hit.id)).toEqual(
          expected.slice(offset, offset + wish.limit).map(({ id }) => id),
        )
        for (const name of facets) expect(answer.facetDistribution?.[name]).toEqual(counted(expected, name))
        const prices = expected.flatMap(({ price }) => (typeof price === 'number' ? [price] : []))
        const bounds = prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined
        expect(answer.facetStats?.price).toEqual(bounds)
      }),
      { seed: 1, numRuns: 400 },
    )
  })

  it('gives every car back as it was', timeLimit, async () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 })
    const odd = fc.record({
      name: text,
      slug: text,
      make: text,
      year: fc.integer(),
      price: fc.double({ noNaN: true }),
      certified: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(odd, { maxLength: 40 }), async (list) => {
        const records = list.map((record, id) => ({
          id,
          ...record,
          name: record.name.toWellFormed(),
          slug: record.slug.toWellFormed(),
          make: record.make.toWellFormed(),
          price: Number.isFinite(record.price) ? record.price + 0 : 1,
        }))
        const { hits } = await ask(createSampleEngine(records), { limit: 100 })
        const kept = records.map((record) =>
          Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '')),
        )
        expect(hits).toEqual(kept)
      }),
      { seed: 2, numRuns: 300 },
    )
  })
})
