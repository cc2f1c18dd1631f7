import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answeredOf, fromUiState, indexName, searchClientFor, stateOfRequest, toUiState } from './instantsearch.ts'
import { emptyState, type SearchState } from './state.ts'
import { readSearch } from './url.ts'

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
    expect(stateOfRequest('price:asc', parameters)).toEqual({
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
        stateOfRequest(index, { facetFilters, numericFilters })
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('gets one answer for all requests of one state', async () => {
    const asked: SearchState[] = []
    const results = {
      hits: [{ id: 7 }],
      total: 50,
      counts: { make: { Kia: 1 } },
      bounds: { price: { min: 1, max: 2 } },
    }
    const client = searchClientFor({
      pageSizeOf: () => 24,
      ask: async (state) => {
        asked.push(state)
        return { answer: { response: { results: [] }, isPartial: true, dropped: [] }, results }
      },
    })
    const params = { query: 'a', facetFilters: [['make:Kia']] }
    const answer = await client.search([
      { indexName, params },
      { indexName, params },
    ] as Parameters<typeof client.search>[0])
    expect(asked).toHaveLength(1)
    expect(answer.results).toHaveLength(2)
    expect(answer.results[0]).toMatchObject({
      nbHits: 50,
      nbPages: 3,
      facets: results.counts,
      facets_stats: results.bounds,
      hits: [{ objectID: '7' }],
    })
    expect(answeredOf(answer.results[0])).toEqual({ ...results, isPartial: true, dropped: [], page: 0, pageSize: 24 })
    expect(answeredOf(null)).toBeNull()
  })
})
