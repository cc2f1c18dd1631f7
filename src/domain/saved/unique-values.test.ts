import { expect, test } from 'vitest'
import { findUniqueValues } from './unique-values.ts'

test.each([
  [
    'of two',
    [
      [1, 2, 3],
      [3, 4],
    ],
    [[1, 2], [4]],
  ],
  ['of three, of whom two share it', [[1, 2], [2], [5]], [[1], [], [5]]],
  ['of one that says it twice', [[1, 1], [2]], [[1, 1], [2]]],
  ['of none', [], []],
])('what only one has: %s', (_reason, lists, expected) => {
  expect(findUniqueValues(lists)).toEqual(expected)
})
