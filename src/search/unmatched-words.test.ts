import { expect, test } from 'vitest'
import { unmatchedWordNotes } from './unmatched-words.ts'

test.each([
  [[], [], false, []],
  [['electric'], [], false, ['Nothing here matches “electric”, so that was left out.']],
  [['99 seater', 'zq9x'], [], false, ['Nothing here matches “99 seater” or “zq9x”, so that was left out.']],
  [['a', 'b', 'c'], [], false, ['Nothing here matches “a”, “b” or “c”, so that was left out.']],
  [[], ['not too dear'], false, ['This search cannot use “not too dear”, so that was left out.']],
  [[], [], true, ['Nothing here has all of these words. These have some of them.']],
])('with %j left out, %j unused, and some words only: %s', (left, unused, isPartial, notes) => {
  expect(unmatchedWordNotes({ left, unused, missing: [], isPartial, respelled: '' })).toEqual(notes)
})

test.each([
  [['cx 5'], [], ['Nothing here is called “cx 5”. These come closest.']],
  [['cx 7'], ['7'], ['Nothing here is called “cx 7”. These come closest.']],
  [['cx-7'], ['cx-7'], ['Nothing here is called “cx-7”. These come closest.']],
  [
    ['cx 5', 'cx 7'],
    ['zq9x'],
    [
      'Nothing here is called “cx 5” or “cx 7”. These come closest.',
      'Nothing here matches “zq9x”, so that was left out.',
    ],
  ],
])('with %j missing, and %j left out: %s', (missing, left, notes) => {
  expect(unmatchedWordNotes({ left, unused: [], missing, isPartial: false, respelled: '' })).toEqual(notes)
})

test('some words only are told by the model that is missing', () => {
  expect(unmatchedWordNotes({ left: [], unused: [], missing: ['cx 7'], isPartial: true, respelled: '' })).toEqual([
    'Nothing here is called “cx 7”. These come closest.',
  ])
})

test('a word that was mistyped is told first', () => {
  const held = { left: ['zq9x'], unused: [], missing: [], isPartial: false, respelled: 'Toyota Corolla' }
  expect(unmatchedWordNotes(held)).toEqual([
    'Showing results for “Toyota Corolla”.',
    'Nothing here matches “zq9x”, so that was left out.',
  ])
})
