import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '#search/build-index.ts'
import { requestFor } from '#search/queries.ts'
import { sampleCar, sampleWords } from '#search/sample-car.ts'
import { readSearch } from '#search/url.ts'
import { createEngine } from './engine.ts'
import { createSampleEngine } from './sample.ts'

const anything = fc.string({ unit: 'binary', maxLength: 80 })
/** Timeout in ms: many runs on a busy machine. */
const timeLimit = { timeout: 60_000 }

describe('the static engine and hostile input', () => {
  const engine = createSampleEngine([
    { id: 1, make: 'Kia', price: 5, name: 'Kia Rio' },
    { id: 2, make: '<img src=x onerror=alert(1)>', price: null, name: '__proto__ constructor' },
  ])

  it('answers every query of words', timeLimit, async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.constantFrom('all', 'last'), async (q, matchingStrategy) => {
        const { results } = await engine({
          queries: [{ indexUid: 'x', q, matchingStrategy, attributesToHighlight: ['*'] }],
        })
        expect(results[0]?.hits.length).toBeLessThanOrEqual(2)
      }),
      { seed: 1, numRuns: 2000 },
    )
  })

  it('answers whatever an address asks for', timeLimit, async () => {
    const { search, cards } = buildIndex(
      [sampleCar(), sampleCar({ id: '2', make: 'O"Neil\\', price: null })],
      sampleWords,
    )
    const whole = createEngine(search, cards)
    const parameter = fc.tuple(
      fc.constantFrom(
        'query',
        'page',
        'sortBy',
        'refinementList[make][0]',
        'refinementList[body][]',
        'range[price]',
        'menu[make]',
      ),
      anything,
    )
    await fc.assert(
      fc.asyncProperty(fc.array(parameter, { maxLength: 6 }), async (pairs) => {
        const asked = new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString()
        const request = requestFor(readSearch(asked), { index: 'x', base: [], priceAscPositive: true, pageSize: 24 })
        const { results } = await whole(request)
        expect(results).toHaveLength(request.queries.length)
      }),
      { seed: 3, numRuns: 3000 },
    )
  })

  it('finds a make whatever stands in its name', timeLimit, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
          .filter((make) => make.trim() !== '' && !make.includes('"')),
        async (make) => {
          const over = createSampleEngine([
            { id: 1, make },
            { id: 2, make: 'Other' },
          ])
          const request = requestFor(
            { ...readSearch(''), lists: { make: [make] } },
            { index: 'x', base: [], priceAscPositive: false, facets: ['make'] },
          )
          const { results } = await over(request)
          expect(results[0]?.hits.map(({ id }) => id)).toEqual([1])
        },
      ),
      { seed: 4, numRuns: 500 },
    )
  })
})
