import { expect, test } from 'vitest'
import { priceGap } from './price-gap.ts'

test.each([
  [20_000, 20_000, 0],
  [20_000, 30_000, 0.5],
  [30_000, 20_000, 0.5],
  [20_000, 90_000, 1],
  [20_000, null, 1],
  [null, null, 1],
])('from %j to %j is %d', (one, other, gap) => {
  expect(priceGap(one, other)).toBe(gap)
})
