import { dayMs, instantOf } from '../text/instant.ts'
import { type BadgedCar, badgeWindows } from './badge.ts'
import type { Car } from './car.ts'

/** The facts of a car on show that say other things as time goes by. */
export type TurningCar = BadgedCar & Pick<Car, 'sold_date'>

/** The first millisecond after a window that counts its last. */
function endOf(date: string | null, days: number): number | null {
  const begun = instantOf(date)
  return begun === null ? null : begun + days * dayMs + 1
}

/** The moments at which time gives a car a badge or takes one. */
export const badgeTurns = (car: BadgedCar): readonly number[] =>
  badgeWindows(car).flatMap(([from, to]) => [from, to + 1])

function turnsOf(car: TurningCar, soldDays: number): readonly (number | null)[] {
  return [car.status === 'sold' ? endOf(car.sold_date, soldDays) : null, ...badgeTurns(car)]
}

/**
 * The first moment after `now` at which time alone takes a sold car off the site, or gives or takes a badge; null when none
 * will. A release is not the site of its day beyond it.
 */
export function nextTurn(cars: readonly TurningCar[], soldDays: number, now: Date): Date | null {
  let next = Number.POSITIVE_INFINITY
  for (const turn of cars.flatMap((car) => turnsOf(car, soldDays)))
    if (turn !== null && turn > now.getTime() && turn < next) next = turn
  return Number.isFinite(next) ? new Date(next) : null
}

/**
 * The moment since which the cards of these cars say what they say at `now`: the last at which time gave one a badge or
 * took it, or 1970. Pages that carry it instead of `now` stay the same until a card of theirs turns.
 */
export function lastTurn(cars: readonly BadgedCar[], now: Date): Date {
  let last = 0
  for (const turn of cars.flatMap(badgeTurns)) if (turn <= now.getTime() && turn > last) last = turn
  return new Date(last)
}
