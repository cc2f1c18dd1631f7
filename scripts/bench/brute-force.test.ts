import { describe, expect, it } from 'vitest'
import { buildIndex } from '#search/build-index.ts'
import { recordOf } from '#search/car-record.ts'
import { createEngine } from '#search/engine/engine.ts'
import { compileLexicon } from '#search/reading/compile-lexicon.ts'
import { createReader } from '#search/reading/read-query.ts'
import { sampleReadingWords } from '#search/reading/sample-lexicon.ts'
import { sampleWords } from '#search/sample-car.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { findDifferences } from './brute-force.ts'
import { forecourt } from './forecourt.ts'
import { relevanceOf } from './relevance.ts'
import { sessionOf } from './sessions.ts'
import { benchCars, benchSnapshot } from './stock.ts'
import { readQueries } from './understanding.ts'
import { withUnderstood } from './understood-states.ts'

/** Enough for many runs on a busy machine. */
const timeLimit = { timeout: 120_000 }

const cars = benchCars(benchSnapshot(process.cwd(), 300))
const records = cars.map(recordOf)
const { search, cards } = buildIndex(cars, sampleWords)
const engine = createEngine(search, cards)
const states = sessionOf(cars, { length: 400, seed: 'looking at every car', common: [] })

/** The engine, with its answers changed by `change`. */
function faulty(change: (answer: Awaited<ReturnType<SearchTransport>>) => void): SearchTransport {
  return async (request) => {
    const answer = structuredClone(await engine(request))
    change(answer)
    return answer
  }
}

describe('400 random searches of a made-up stock', () => {
  it('find, count, sort and page as looking at every car does (S7.19)', timeLimit, async () => {
    expect(await findDifferences(engine, records, states)).toEqual([])
  })

  it('nor with words that are understood mixed in', async () => {
    const read = createReader(compileLexicon(records, sampleReadingWords, 'km'), 2026)
    const mixed = withUnderstood(states, Object.keys(readQueries('.', 'au')), read)
    expect(mixed.filter((state, at) => state !== states[at]).length).toBe(200)
    expect(await findDifferences(engine, records, mixed)).toEqual([])
  }, 60_000)

  it.each([
    ['another total', (answer) => Object.assign(answer.results[0] ?? {}, { estimatedTotalHits: -1 })],
    [
      'another order',
      (answer) => Object.assign(answer.results[0] ?? {}, { hits: answer.results[0]?.hits.toReversed() }),
    ],
    ['another count', (answer) => Object.assign(answer.results[0]?.facetDistribution?.make ?? {}, { Nobody: 1 })],
    [
      'another answer for a narrowed facet',
      (answer) => Object.assign(answer.results[1] ?? {}, { facetDistribution: {}, facetStats: {} }),
    ],
  ] satisfies [string, Parameters<typeof faulty>[0]][])('give away %s', timeLimit, async (_, change) => {
    expect((await findDifferences(faulty(change), records, states.slice(0, 40))).length).toBeGreaterThan(10)
  })
})

describe('the right cars', () => {
  it('come first, however a model is typed', timeLimit, async () => {
    const { relevance } = await relevanceOf(forecourt.open([search, cards]), cars)
    const goals = { exact: 99, joined: 100, split: 98, typo: 97, prefix: 99 } as const
    for (const [style, goal] of Object.entries(goals))
      expect(relevance[style as keyof typeof goals]).toBeGreaterThanOrEqual(goal)
  })

  it('are missed by a search that finds nothing', async () => {
    const { relevance, misses } = await relevanceOf({ answer: () => 0, find: () => [] }, cars)
    expect(relevance).toEqual({ exact: 0, joined: 0, split: 0, typo: 0, prefix: 0 })
    expect(misses.length).toBeGreaterThan(100)
  })
})
