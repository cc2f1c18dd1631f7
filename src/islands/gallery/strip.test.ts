import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { goRound, indexAfterKey } from './strip.ts'

test.each<[reason: string, key: string, index: number, next: number | null]>([
  ['back', 'ArrowLeft', 3, 2],
  ['on', 'ArrowRight', 3, 4],
  ['to the first', 'Home', 3, 0],
  ['to the last', 'End', 3, 6],
  ['not ours', 'Enter', 3, null],
  ['page scrolling stays', 'ArrowDown', 3, null],
])('a key leads %s', (_reason, key, index, next) => {
  expect(indexAfterKey(key, index, 7)).toBe(next)
})

test.each([
  ['before the first comes the last', -1, 7, 6],
  ['after the last comes the first', 7, 7, 0],
  ['within the row', 3, 7, 3],
  ['an empty row', 5, 0, 0],
])('goRound: %s', (_reason, index, count, expected) => {
  expect(goRound(index, count)).toBe(expected)
})

it('always lands within the row', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 60 }), (index, count) => {
      const landed = goRound(index, count)
      return landed >= 0 && landed < count
    }),
    { seed: 1 },
  )
})
