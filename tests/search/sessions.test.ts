import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListeningServer } from '#scripts/search-server/serve-search.ts'
import { recordOf } from '#search/car-record.ts'
import { is } from '#search/filter.ts'
import { requestFor } from '#search/queries.ts'
import { compileLexicon } from '#search/reading/compile-lexicon.ts'
import { createReader } from '#search/reading/read-query.ts'
import { sampleReadingWords } from '#search/reading/sample-lexicon.ts'
import { withReading } from '#search/reading/understood.ts'
import { sampleCar } from '#search/sample-car.ts'
import { sampleResults } from '#search/sample-results.ts'
import type { SearchState } from '#search/state.ts'
import { hostedCandidate, staticCandidate } from './candidates.ts'
import type { Candidate } from './conformance.ts'
import { serveSearch } from './serve-search.ts'

const models = { Toyota: ['HiLux', 'Corolla Cross'], Mazda: ['CX-5', 'Mazda3'], 'Land Rover': ['Range Rover'] } as const
const makes = Object.keys(models) as (keyof typeof models)[]
const colours = ['White', 'Sunset Red', 'Blue']
const features = ['Tow Bar', 'Sunroof', "Driver's Pack"]

const facts = fc.constantFrom(...makes).chain((make) =>
  fc.record({
    make: fc.constant(make),
    model: fc.constantFrom<string>(...models[make]),
    badge: fc.constantFrom(null, 'SR5', 'GT Sport'),
    colour: fc.constantFrom(null, ...colours),
    features: fc.subarray(features),
    price: fc.option(fc.nat(60).map((step) => step * 500)),
    km: fc.option(fc.nat(200_000)),
    year: fc.option(fc.integer({ min: 2010, max: 2026 })),
  }),
)

const cars = fc.sample(facts, { seed: 7, numRuns: 150 }).map((given, at) => {
  const name = [given.year, given.make, given.model, given.badge].filter((part) => part !== null).join(' ')
  return sampleCar({ ...given, id: `car-${at}`, slug: `car-${at}`, name, stocknum: `S${at}` })
})

const range = fc.option(
  fc.record({ min: fc.option(fc.nat(30_000)), max: fc.option(fc.nat(30_000)) }).filter(({ min, max }) => min !== max),
)

const states: fc.Arbitrary<SearchState> = fc
  .record({
    query: fc.constantFrom('', '', 'toyota', 'hilix', 'cx5 white', 'range rov', 'mazda 3 sport', 'nothing at all'),
    page: fc.nat(3),
    sort: fc.constantFrom(null, 'price:asc' as const, 'price:desc' as const, 'km:asc' as const, 'year:desc' as const),
    make: fc.subarray([...makes]),
    colour: fc.subarray(colours, { maxLength: 2 }),
    filtered_features: fc.subarray(features, { maxLength: 1 }),
    price: range,
    km: range,
  })
  .map(({ query, page, sort, price, km, ...lists }) => ({
    query,
    page,
    sort,
    lists: Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ranges: { ...(price && { price }), ...(km && { km }) },
  }))

const read = createReader(compileLexicon(cars.map(recordOf), sampleReadingWords, 'km'), 2026)

/** Queries that name filters, some with words besides. */
const understood: fc.Arbitrary<SearchState> = fc
  .tuple(
    states,
    fc.subarray(
      ['maroon', 'white', 'under 20k', 'over 5000', '2015 or newer', 'under 90000 km', 'used', 'low km', 'hilux'],
      {
        minLength: 1,
      },
    ),
  )
  .map(([state, words]) => ({ ...withReading(state, read(words.join(' '))), page: state.page }))

/** What a shopper sees of an answer: cars in order, total, counts and bounds. */
async function seen({ ask, index }: Candidate, state: SearchState) {
  const policy = {
    index,
    base: [is('show_on_dealer_website', 'true')],
    pageSize: 24,
    priceAscPositive: false,
  }
  const { hits, ...rest } = sampleResults(await ask(requestFor(state, policy)), 'facet_sum')
  return { ...rest, hits: hits.map((hit) => [hit.id, hit.name, hit.price ?? null, hit._formatted]) }
}

describe('400 random searches', () => {
  const key = 'the-key-that-opens-everything-0123'
  let server: ListeningServer | undefined
  let hosted: Candidate | undefined
  beforeAll(async () => {
    server = await serveSearch({ masterKey: key })
    hosted = await hostedCandidate(server.url, key, cars)
  })
  afterAll(() => server?.close())

  it('show the same on both engines, to the last count (S7.19)', { timeout: 60_000 }, async () => {
    const own = staticCandidate(cars)
    await fc.assert(
      fc.asyncProperty(states, async (state) => {
        if (hosted) expect(await seen(hosted, state)).toEqual(await seen(own, state))
      }),
      { seed: 1, numRuns: 400 },
    )
  })

  it('show the same with words that are understood', { timeout: 60_000 }, async () => {
    const own = staticCandidate(cars)
    await fc.assert(
      fc.asyncProperty(understood, async (state) => {
        if (hosted) expect(await seen(hosted, state)).toEqual(await seen(own, state))
      }),
      { seed: 2, numRuns: 400 },
    )
  })
})
