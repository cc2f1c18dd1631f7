import { expect, it, test } from 'vitest'
import { type Cost, medianCost, ratioOf, scaled, sumOf } from './costs.ts'

const cost = (wallMs: number, cpuMs = wallMs * 2, peakMb = 100): Cost => ({ wallMs, cpuMs, peakMb })

it('adds up times, and keeps the process that took most memory', () => {
  expect(sumOf([cost(10, 20, 300), cost(5, 6, 310), cost(1, 1, 40)])).toEqual(cost(16, 27, 310))
  expect(sumOf([])).toEqual(cost(0, 0, 0))
})

it('scales times by the pieces there are, and memory not', () => {
  expect(scaled(cost(30, 60, 250), 3, 50)).toEqual(cost(500, 1000, 250))
})

test.each([
  ['one round', [4], 4],
  ['an odd number of rounds', [9, 1, 4], 4],
  ['an even number of rounds', [9, 1, 4, 6], 5],
])('takes the middle of %s', (_name, walls, expected) => {
  expect(medianCost(walls.map((wall) => cost(wall)))).toEqual(cost(expected))
})

it('takes each figure’s own middle', () => {
  expect(medianCost([cost(1, 9, 5), cost(2, 8, 4), cost(3, 7, 6)])).toEqual(cost(2, 8, 5))
})

it('compares by the clock and by the processor', () => {
  expect(ratioOf(cost(100, 50), cost(25, 100))).toEqual({ wall: 4, cpu: 0.5 })
})
