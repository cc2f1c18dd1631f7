import algoliasearchHelper, { type AlgoliaSearchHelper, type SearchResults } from 'algoliasearch-helper'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSampleEngine } from '#search/engine/sample.ts'
import { facetAttributes } from '#search/facets.ts'
import { requestFor } from '#search/queries.ts'
import { emptyState } from '#search/state.ts'
import type { MultiSearchRequest } from '#search/transport/transport.ts'
import { readSearch } from '#search/url.ts'
import { searchClientFor } from './client.ts'
import { stateOfRequest } from './requests.ts'
import { helperResultOf, readListResults } from './results.ts'
import { fromUiState, indexName, toUiState } from './ui-state.ts'

const cars = Array.from({ length: 40 }, (_, at) => ({
  id: at,
  name: at < 30 ? `Kia Rio ${at}` : `Ford Focus ${at}`,
  make: at < 30 ? 'Kia' : 'Ford',
  price: (at + 1) * 1000,
  status: 'in_stock',
}))
const policy = { index: 'x', base: [], priceAscPositive: false, pageSize: 24, totalSource: 'facet_sum' } as const

const fewerWords = () => import('../fewer-words.ts')

/** Results of the library's own helper for a state, and the requests that were sent. */
async function answersTo(
  change: (helper: AlgoliaSearchHelper) => AlgoliaSearchHelper,
): Promise<readonly [SearchResults, readonly MultiSearchRequest[]]> {
  const asked: MultiSearchRequest[] = []
  const engine = createSampleEngine(cars, { filterable: facetAttributes, searchable: ['name'] })
  const client = searchClientFor(
    (request) => {
      asked.push(request)
      return engine(request)
    },
    policy,
    fewerWords,
  )
  const helper = algoliasearchHelper(client as never, indexName, { disjunctiveFacets: ['make', 'price'] })
  const answer = new Promise<SearchResults>((resolve) => helper.on('result', ({ results }) => resolve(results)))
  change(helper).search()
  return [await answer, asked]
}

const full = readSearch(
  '?query=hilux&page=3&sortBy=price:asc&refinementList[make][0]=Kia&refinementList[make][1]=a:b&range[price]=1:2&range[km]=:9',
)

describe('InstantSearch', () => {
  it('keeps a state and gives it back (S2.15, S2.16, S2.17, S2.19, S2.20)', () => {
    for (const state of [emptyState, full]) expect(fromUiState(toUiState(state))).toEqual(state)
    expect(toUiState(emptyState)).toEqual({ [indexName]: {} })
  })

  it('leaves out what it cannot know', () => {
    const odd = {
      [indexName]: {
        page: -4,
        sortBy: 'vin:asc',
        refinementList: { vin: ['x'], make: [] },
        range: { seats: '1:2', price: 'a' },
      },
    }
    expect(fromUiState(odd)).toEqual(emptyState)
    expect(fromUiState({})).toEqual(emptyState)
  })

  it('asks in its own words, which are read as a state', () => {
    const parameters = {
      query: 'hilux',
      page: 2,
      facetFilters: [['make:Kia', 'make:a:b', 'colour:\\-dark'], 'fuel:Diesel', ['vin:1']],
      numericFilters: ['price>=1', 'price<=2', 'km<=9', 'year=2020', 'seats>=2', 'price>=x'],
    }
    expect(stateOfRequest({ indexName: 'price:asc', params: parameters })).toEqual({
      query: 'hilux',
      page: 2,
      sort: 'price:asc',
      lists: { make: ['Kia', 'a:b'], colour: ['-dark'], fuel: ['Diesel'] },
      ranges: { price: { min: 1, max: 2 }, km: { min: null, max: 9 }, year: { min: 2020, max: 2020 } },
    })
  })

  it('never throws on odd requests', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), fc.string(), (facetFilters, numericFilters, index) => {
        stateOfRequest({ indexName: index, params: { facetFilters, numericFilters } })
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('finds in an answer of its own what a list shows', async () => {
    const [results] = await answersTo((helper) => helper.addDisjunctiveFacetRefinement('make', 'Kia').setPage(1))
    expect(readListResults(results)).toMatchObject({
      total: 30,
      page: 1,
      pageSize: 24,
      isPartial: false,
      dropped: [],
      counts: { make: { Kia: 30, Ford: 10 } },
      bounds: { price: { min: 1000, max: 30_000 } },
    })
    expect(readListResults(results)?.hits).toHaveLength(6)
    expect(readListResults(null)).toBeNull()
  })

  it('says how many of the cars can be bought, of a part of them as of all', async () => {
    const sold = { ...cars[0], status: 'sold' }
    const stock = [sold, { ...cars[1], reserved: true }, { ...cars[2], status: 'coming_soon' }, ...cars.slice(3)]
    const facets = [...facetAttributes, 'reserved'] as const
    const engine = createSampleEngine(stock, { filterable: facets, searchable: ['name'] })
    const client = searchClientFor(engine, { ...policy, facets }, fewerWords)
    const saleOf = (change: (helper: AlgoliaSearchHelper) => AlgoliaSearchHelper) =>
      new Promise<readonly (number | undefined)[]>((resolve) => {
        const helper = algoliasearchHelper(client as never, indexName, { disjunctiveFacets: ['make'] })
        helper.on('result', ({ results }) =>
          resolve([readListResults(results)?.total, readListResults(results)?.forSale]),
        )
        change(helper).search()
      })
    expect(await saleOf((helper) => helper)).toEqual([40, 38])
    expect(await saleOf((helper) => helper.addDisjunctiveFacetRefinement('make', 'Kia'))).toEqual([30, 28])
    expect(await saleOf((helper) => helper.addDisjunctiveFacetRefinement('make', 'Ford'))).toEqual([10, 10])
  })

  it('counts a facet as if its own values were not chosen, and a number as if its own range were not (S7.19)', async () => {
    const [results] = await answersTo((helper) =>
      helper.addDisjunctiveFacetRefinement('make', 'Ford').addNumericRefinement('price', '<=', 31_000),
    )
    expect(readListResults(results)).toMatchObject({
      total: 1,
      counts: { make: { Kia: 30, Ford: 1 } },
      bounds: { price: { min: 31_000, max: 40_000 } },
    })
  })

  it('leaves out what is not wanted, and finds that choice again', async () => {
    const [results] = await answersTo((helper) => helper.addDisjunctiveFacetRefinement('make', '!Kia'))
    expect(readListResults(results)).toMatchObject({ total: 10, counts: { make: { Kia: 30, Ford: 10 } } })
    expect(results.getFacetValues('make', {})).toContainEqual(
      expect.objectContaining({ name: '!Kia', escapedValue: '!Kia', isRefined: true }),
    )
  })

  it('says which words no car holds', async () => {
    const [results] = await answersTo((helper) => helper.setQuery('ford zzqq'))
    expect(readListResults(results)).toMatchObject({ total: 10, pageSize: 21, isPartial: false, dropped: ['zzqq'] })
  })

  it('asks once for a state: the list first, then each facet that was narrowed by (S7.18)', async () => {
    const [, asked] = await answersTo((helper) =>
      helper.setQuery('focus').addDisjunctiveFacetRefinement('make', 'Ford').addNumericRefinement('price', '>=', 1),
    )
    const state = readSearch('?query=focus&refinementList[make][0]=Ford&range[price]=1:')
    const { queries } = requestFor(state, { ...policy, pageSize: 21 })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.queries[0]).toEqual(queries[0])
    expect(new Set(asked[0]?.queries.slice(1))).toEqual(new Set(queries.slice(1)))
  })

  it('keeps the objects of cars that come again', () => {
    const result = { indexUid: 'x', query: '', hits: [{ id: 7 }], processingTimeMs: 0, totalHits: 1 }
    const [one, two] = [1, 2].map(() => helperResultOf(result, { indexUid: 'x', limit: 24 }, 'facet_sum'))
    expect(one?.hits).toBe(two?.hits)
    expect(one?.hits).toEqual([{ id: 7, objectID: '7' }])
  })
})
