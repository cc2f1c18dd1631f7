import { describe, expect, it, test } from 'vitest'
import type { Cost } from './costs.ts'
import { goalsOf, isMet, type Measured } from './goals.ts'

const cost = (wallMs: number, cpuMs = wallMs, peakMb = 300): Cost => ({ wallMs, cpuMs, peakMb })

const night = (cpuMs: number) => ({ cost: cost(1, cpuMs) })

const nights = {
  unchanged: night(15),
  repriced: night(240),
  traded: night(200),
  reworded: night(39),
  nextDay: night(300),
}
const measured: Measured = {
  dealers: 50,
  ours: cost(900, 1000),
  bundle: cost(100),
  astro: cost(13_000),
  hugo: cost(2250),
  hugoCached: cost(1620),
  nights,
  part: { dealers: 10, ours: cost(200), bundle: cost(100), hugo: cost(200), hugoCached: cost(200) },
  growth: { few: cost(1, 1, 300), many: cost(1, 1, 330) },
}

const missed = (some: Partial<Measured>) =>
  goalsOf({ ...measured, ...some })
    .filter((goal) => !isMet(goal))
    .map(({ what }) => what)

it('figures that just reach what they are to be miss nothing', () => {
  expect(missed({})).toEqual([])
  expect(goalsOf(measured)).toHaveLength(10)
})

test.each<[string, Partial<Measured>, string]>([
  ['slower than 13 times, with the bundle counted', { bundle: cost(101) }, 'times faster than astro build'],
  ['slower than 2.5 times Hugo, without it', { hugo: cost(2240) }, 'times faster than Hugo, 50 dealers'],
  ['slower than 1.8 times Hugo with partialCached', { hugoCached: cost(1600) }, 'times faster than Hugo with'],
  ['Hugo ahead of ten dealers', { part: { dealers: 10, ours: cost(1), bundle: cost(1), hugo: cost(0.9) } }, 'Hugo, 10'],
  ['an unchanged night above 1.5 %', { nights: { ...nights, unchanged: night(16) } }, 'nothing changed'],
  ['new prices above 25 %', { nights: { ...nights, repriced: night(251) } }, '2 % of the cars repriced'],
  ['one dealer above 4 %', { nights: { ...nights, reworded: night(41) } }, 'one dealer changed'],
  ['a process above 400 MB', { ours: cost(900, 1000, 401) }, 'memory of a process'],
  [
    'a process of many dealers above it',
    { growth: { few: cost(1, 1, 380), many: cost(1, 1, 401) } },
    'memory of a process',
  ],
  ['memory that grows', { growth: { few: cost(1, 1, 300), many: cost(1, 1, 331) } }, 'memory of ten times the dealers'],
])('sees %s', (_name, some, what) => {
  expect(missed(some)).toEqual([expect.stringContaining(what)])
})

describe('a small market', () => {
  const small: Measured = { ...measured, part: undefined, dealers: 10 }

  it('is to be ahead of Hugo, and no more', () => {
    expect(goalsOf({ ...small, hugo: cost(901), hugoCached: cost(901), astro: cost(901) }).every(isMet)).toBe(true)
    expect(goalsOf({ ...small, hugoCached: cost(899) }).every(isMet)).toBe(false)
  })

  it('says nothing of one dealer among many', () => {
    expect(goalsOf(small).map(({ what }) => what)).not.toContainEqual(expect.stringContaining('one dealer'))
  })
})

it('holds only what was measured to anything', () => {
  expect(goalsOf({ dealers: 7, ours: cost(1), bundle: cost(1) }).map(({ what }) => what)).toEqual([
    'memory of a process',
  ])
})
