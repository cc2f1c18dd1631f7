import { expect, test } from 'vitest'
import { prerendered } from './prerendered.ts'

const values = (many: number) => Object.fromEntries(Array.from({ length: many }, (_, at) => [`value ${at}`, 1]))
const answer = {
  ...{ indexUid: 'yard', query: '', hits: [{ id: '1' }], processingTimeMs: 3, estimatedTotalHits: 1 },
  facetStats: { price: { min: 1, max: 9 } },
}

test('a page carries the counts of filters with few values, and how many values the others have', () => {
  const facetDistribution = { make: values(40), badge: values(41), price: { 1: 1, 9: 1 }, year: { 2020: 2 } }
  expect(prerendered({ ...answer, facetDistribution })).toEqual({
    ...answer,
    processingTimeMs: 0,
    facetDistribution: { make: values(40), badge: {}, price: {}, year: {} },
    uncounted: { badge: 41 },
  })
})

test('an answer without counts has none to carry', () => {
  expect(prerendered(answer)).toMatchObject({ facetDistribution: {}, uncounted: {} })
})
