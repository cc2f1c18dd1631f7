import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { badgeFor } from './badge.ts'
import { nextDisplayChange, type TimeDependentCar } from './display-changes.ts'
import { isInSoldWindow } from './on-show.ts'
import { sampleBadges } from './sample-badges.ts'
import { sampleCar } from './sample-car.ts'

const now = new Date('2026-03-04T01:00:00.000Z')
const quiet = sampleCar({ status: 'in_stock', sold_date: null, created_at: null })
const soldDays = 3

const date = fc
  .integer({ min: -12 * 24, max: 4 * 24 })
  .map((hours) => new Date(now.getTime() + hours * 3_600_000).toISOString())
const dates = fc.option(date, { nil: null })
const cars = fc.array(
  fc
    .record({ status: fc.constantFrom('in_stock', 'sold'), sold_date: dates, created_at: dates } as const)
    .map((facts) => sampleCar(facts)),
)

/** The badge of the car as if it were for sale. */
const badge = (car: TimeDependentCar, moment: Date) =>
  badgeFor({ ...car, status: 'in_stock' }, sampleBadges, moment)?.kind

/** The time-dependent state of the cars at a moment. */
const said = (some: readonly TimeDependentCar[], moment: Date) =>
  some.map((car) => [car.status === 'sold' && isInSoldWindow(car, soldDays, moment), badge(car, moment)])

describe('the next turn of a stock', () => {
  test.each<[string, Partial<TimeDependentCar>, string | null]>([
    ['nothing that time turns', {}, null],
    ['a sold car', { status: 'sold', sold_date: '2026-03-02T05:00:00Z' }, '2026-03-05T05:00:00.001Z'],
    ['a date of sale without the sale', { sold_date: '2026-03-02T05:00:00Z' }, null],
    ['an arrival', { created_at: '2026-02-25' }, '2026-03-05T00:00:00.001Z'],
    ['one that is announced', { created_at: '2026-03-06' }, '2026-03-05T00:00:00.000Z'],
    ['windows that are over', { status: 'sold', sold_date: '2026-01-02', created_at: '2025-12-01' }, null],
  ])('of %s', (_, car, turn) => {
    expect(nextDisplayChange([quiet, { ...quiet, ...car }], soldDays, now)?.toISOString() ?? null).toBe(turn)
  })

  it('is the moment at which the site would say something else, and not before', () => {
    fc.assert(
      fc.property(cars, (some) => {
        const turn = nextDisplayChange(some, soldDays, now)
        const before = new Date(turn ? turn.getTime() - 1 : now.getTime() + 40 * 86_400_000)
        expect(said(some, before)).toEqual(said(some, now))
        if (turn) expect(said(some, turn)).not.toEqual(said(some, now))
      }),
    )
  })
})
