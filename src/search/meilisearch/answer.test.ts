import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { MultiSearchRequest } from '#search/transport/transport.ts'
import { sampleResults } from '../sample-results.ts'
import { readAnswer } from './answer.ts'
import { SearchHostError } from './host-error.ts'
import { meilisearchTransport } from './transport.ts'

const request: MultiSearchRequest = { queries: [{ indexUid: 'vehicles', q: 'hilux' }, { indexUid: 'vehicles' }] }
const one: MultiSearchRequest = { queries: [{ indexUid: 'vehicles', q: 'hilux' }] }

const first = {
  indexUid: 'vehicles',
  hits: [{ id: '7', name: 'HiLux', _formatted: { id: '7', name: 'HiLux' } }],
  query: 'hilux',
  processingTimeMs: 3,
  limit: 24,
  offset: 0,
  estimatedTotalHits: 2100,
  facetDistribution: { status: { in_stock: 1900, sold: 300 }, make: { Toyota: 2200 } },
  facetStats: { price: { min: 1, max: 9 } },
}

function refusal(answer: { status: number; body: unknown }): SearchHostError | null {
  try {
    readAnswer(answer, one)
    return null
  } catch (problem) {
    return problem instanceof SearchHostError ? problem : null
  }
}

describe('an answer of a search host', () => {
  it('gives hits, total, time, counts and bounds (S7.19)', () => {
    expect(readAnswer({ status: 200, body: { results: [first] } }, one)).toEqual({ results: [first] })
  })

  it('is asked for in small letters, since stop words are known by theirs', async () => {
    const asked: unknown[] = []
    const transport = meilisearchTransport(async ({ queries }) => {
      asked.push(queries.map(({ q }) => q))
      return { status: 200, body: { results: [first, first] } }
    })
    const queries = [{ indexUid: 'vehicles', q: 'A-Class' }, { indexUid: 'vehicles' }]
    expect((await transport({ queries })).results.map(({ query }) => query)).toEqual(['A-Class', ''])
    expect(asked).toEqual([['a-class', undefined]])
  })

  it('gives totals in the form of pages too', () => {
    const paged = { hits: [], page: 2, hitsPerPage: 24, totalHits: 30, totalPages: 2, processingTimeMs: 0 }
    expect(readAnswer({ status: 200, body: { results: [paged] } }, one).results[0]).toEqual({
      indexUid: 'vehicles',
      query: 'hilux',
      ...paged,
    })
  })

  test.each([
    ['the statuses added up', 'facet_sum', 2200],
    ['the cars in stock', 'in_stock', 1900],
  ] as const)('above 1,999 the total is %s (S9.40, S9.41)', async (_reason, source, total) => {
    const answer = await meilisearchTransport(async () => ({ status: 200, body: { results: [first] } }))(one)
    expect(sampleResults(answer, source).total).toBe(total)
    const few = { ...first, estimatedTotalHits: 1999 }
    const small = await meilisearchTransport(async () => ({ status: 200, body: { results: [few] } }))(one)
    expect(sampleResults(small, source).total).toBe(1999)
  })

  test.each([
    [
      'a refused key',
      403,
      { message: 'The provided API key is invalid.', code: 'invalid_api_key', type: 'auth' },
      'invalid_api_key',
      'The provided API key is invalid.',
    ],
    ['a page of HTML', 200, null, '', 'The search host answered 200 without results.'],
    ['a gateway without words', 502, null, '', 'The search host answered 502 without results.'],
    ['results under an error', 500, { results: [first] }, '', 'The search host answered 500 without results.'],
    ['too few results', 200, { results: [] }, '', 'The search host answered 0 of 1 queries.'],
    ['a result that is none', 200, { results: ['x'] }, '', 'The search host sent no hits.'],
    ['a result without hits', 200, { results: [{}] }, '', 'The search host sent no hits.'],
    ['an error in odd shapes', 400, { message: 7, code: [] }, '', 'The search host answered 400 without results.'],
  ])('is refused: %s (S8.18)', (_reason, status, body, code, message) => {
    expect(refusal({ status, body })).toMatchObject({ status, code, message })
  })

  it('leaves odd parts behind', () => {
    const odd = {
      hits: [{ id: 1 }, null, 'x', ['y']],
      estimatedTotalHits: 'many',
      processingTimeMs: -4,
      facetDistribution: { make: { Kia: 2, Ford: 'x' }, fuel: null },
      facetStats: { price: { min: 'a', max: 2 }, km: { min: 1, max: 2 } },
      __proto__: { evil: true },
    }
    expect(readAnswer({ status: 200, body: { results: [odd, { hits: [] }] } }, request).results[0]).toEqual({
      indexUid: 'vehicles',
      query: 'hilux',
      hits: [{ id: 1 }],
      processingTimeMs: 0,
      facetDistribution: { make: { Kia: 2 }, fuel: {} },
      facetStats: { km: { min: 1, max: 2 } },
    })
  })

  it('is an answer or a refusal, whatever arrives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.jsonValue(), (status, body) => {
        for (const sent of [body, { results: body }, { results: [body] }]) {
          try {
            expect(readAnswer({ status, body: sent }, one).results).toHaveLength(1)
          } catch (problem) {
            expect(problem).toBeInstanceOf(SearchHostError)
          }
        }
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})
