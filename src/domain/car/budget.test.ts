import { describe, expect, test } from 'vitest'
import { countsUpTo, middlePrice, withinBudget } from './budget.ts'

test.each([
  ['the one in the middle, in thousands', [9_000, 21_490, 60_000], 21_000],
  ['by size, not as words are ordered', [100_000, 9_000, 20_000], 20_000],
  ['of two the dearer', [10_000, 20_000], 20_000],
  ['at least a thousand', [300], 1_000],
  ['that of a usual loan where no car has a price', [], 30_000],
])('a usual price is %s', (_reason, prices, price) => {
  expect(middlePrice(prices)).toBe(price)
})

describe('the cars of a budget', () => {
  const upTo = countsUpTo([900, 2_000, 2_001, 5_000])

  test('are counted by the thousand', () => {
    expect(upTo).toEqual([0, 1, 2, 3, 3, 4])
    expect(countsUpTo([])).toEqual([0])
  })

  test.each([
    ['a whole thousand', 2_000, { max: 2_000, count: 2 }],
    ['between two, up to the next', 2_500, { max: 3_000, count: 3 }],
    ['beyond the dearest, all', 40_000, { max: 40_000, count: 4 }],
  ])('%s', (_reason, price, cars) => {
    expect(withinBudget(upTo, price)).toEqual(cars)
  })
})
