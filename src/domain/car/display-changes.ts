import { dayMs, instantOf } from '../text/instant.ts'
import { type BadgedCar, badgeWindows } from './badge.ts'
import type { Car } from './car.ts'

/** The fields of a shown car whose display depends on time. */
export type TimeDependentCar = BadgedCar & Pick<Car, 'sold_date'>

/** First millisecond after a window of `days` days, whose last millisecond is included. */
function endOf(date: string | null, days: number): number | null {
  const begun = instantOf(date)
  return begun === null ? null : begun + days * dayMs + 1
}

/** Times at which a car gains or loses a badge, in ms since 1970. */
const badgeChangeTimes = (car: BadgedCar): readonly number[] =>
  badgeWindows(car).flatMap(([from, to]) => [from, to + 1])

function turnsOf(car: TimeDependentCar, soldDays: number): readonly (number | null)[] {
  return [car.status === 'sold' ? endOf(car.sold_date, soldDays) : null, ...badgeChangeTimes(car)]
}

/**
 * The first time after `now` at which the passing of time alone removes a sold car from the site, or adds or removes a
 * badge; null when it never does. From then on a release is out of date.
 */
export function nextDisplayChange(cars: readonly TimeDependentCar[], soldDays: number, now: Date): Date | null {
  let next = Number.POSITIVE_INFINITY
  for (const turn of cars.flatMap((car) => turnsOf(car, soldDays)))
    if (turn !== null && turn > now.getTime() && turn < next) next = turn
  return Number.isFinite(next) ? new Date(next) : null
}
