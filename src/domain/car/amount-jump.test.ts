import { expect, test } from 'vitest'
import { isJump } from './amount-jump.ts'

test.each([
  [20_000, 40_000, true],
  [20_000, 39_999, false],
  [20_000, 10_000, true],
  [20_000, 10_001, false],
  [20_000, 20_000, false],
])('an amount that was %d and is %d jumped: %s', (before, after, jumped) => {
  expect(isJump(before, after)).toBe(jumped)
})
