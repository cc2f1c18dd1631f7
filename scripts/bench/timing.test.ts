import { expect, test } from 'vitest'
import { timingOf } from './timing.ts'

test.each([
  ['one', [7], { p50: 7, p99: 7 }],
  ['two', [9, 1], { p50: 1, p99: 9 }],
  ['a hundred', Array.from({ length: 100 }, (_, at) => 100 - at), { p50: 50, p99: 99 }],
  ['none', [], { p50: 0, p99: 0 }],
])('the middle and the slow end of %s', (_, values, timing) => {
  expect(timingOf(values)).toEqual(timing)
})
