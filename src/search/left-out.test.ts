import { expect, test } from 'vitest'
import { leftOutNotes } from './left-out.ts'

test.each([
  [[], [], false, []],
  [['electric'], [], false, ['Nothing here matches “electric”, so that was left out.']],
  [['99 seater', 'zq9x'], [], false, ['Nothing here matches “99 seater” or “zq9x”, so that was left out.']],
  [['a', 'b', 'c'], [], false, ['Nothing here matches “a”, “b” or “c”, so that was left out.']],
  [[], ['not too dear'], false, ['This search cannot use “not too dear”, so that was left out.']],
  [[], [], true, ['Nothing here has all of these words. These have some of them.']],
])('with %j left out, %j unused, and some words only: %s', (left, unused, isPartial, notes) => {
  expect(leftOutNotes({ left, unused, isPartial })).toEqual(notes)
})
