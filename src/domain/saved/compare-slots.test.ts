import { describe, expect, test } from 'vitest'
import { compareBadge, comparedCars, slotsFor } from './compare-slots.ts'

const cars = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))

describe('the compare bar', () => {
  test.each([
    ['nothing saved: an invitation and two numbers (S2.136, S2.137)', 0, ['start 1', 'empty 2', 'empty 3']],
    ['one car: the second place invites (S2.136, S2.137)', 1, ['car 1', 'more 2', 'empty 3']],
    ['three cars fill it (S2.133)', 3, ['car 1', 'car 2', 'car 3']],
    ['five cars show three (S2.133, S9.62)', 5, ['car 1', 'car 2', 'car 3']],
  ])('%s', (_reason, count, slots) => {
    expect(slotsFor(cars(count)).map(({ kind, number }) => `${kind} ${number}`)).toEqual(slots)
  })

  test('shows the cars saved first', () => {
    expect(slotsFor(cars(5))[2]).toEqual({ kind: 'car', number: 3, car: { id: 3 } })
  })

  test.each([
    [0, null],
    [3, null],
    [4, '+1'],
    [5, '+2'],
    [12, '+9'],
    [20, '+9'],
  ])('%i saved cars carry the badge %j (S2.139, S9.63)', (count, badge) => {
    expect(compareBadge(cars(count))).toBe(badge)
  })
})

test.each([
  [4, 12, 4, 0],
  [12, 12, 12, 0],
  [15, 12, 12, 3],
  [0, 12, 0, 0],
])('of %i saved cars with room for %i, %i are compared and %i wait (S1.18)', (count, most, shown, more) => {
  expect(comparedCars(cars(count), most)).toEqual({ cars: cars(shown), more })
})
