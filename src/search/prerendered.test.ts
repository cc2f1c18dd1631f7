import { expect, test } from 'vitest'
import { prerendered } from './prerendered.ts'

const values = (many: number) => Object.fromEntries(Array.from({ length: many }, (_, at) => [`value ${at}`, 1]))
const hits = [{ id: '7', make: 'Kia', price: 19_990 }, { id: 8 }]
const answer = {
  ...{ indexUid: 'yard', query: '', processingTimeMs: 3, estimatedTotalHits: 1 },
  facetStats: { price: { min: 1, max: 9 } },
}

test('a page carries which cars it shows, the counts of filters with few values, and how many values the others have', () => {
  const ranges = { price: { 1: 1, 9: 1 }, year: { 2020: 2 } }
  const many = { model: values(41), badge: values(13) }
  const facetDistribution = { make: values(40), colour: values(12), ...many, ...ranges }
  expect(prerendered({ ...answer, hits, facetDistribution })).toEqual({
    ...answer,
    hits: [{ id: '7' }, { id: 8 }],
    processingTimeMs: 0,
    facetDistribution: { make: values(40), colour: values(12), model: {}, badge: {}, price: {}, year: {} },
    uncounted: { model: 41, badge: 13 },
  })
})

test('an answer without counts has none to carry', () => {
  expect(prerendered({ ...answer, hits })).toMatchObject({ facetDistribution: {}, uncounted: {} })
})
