import { dayMs, instantOf } from '../text/instant.ts'
import { newTagDays } from './badge.ts'
import type { Car } from './car.ts'

/** The facts of a car on show that say other things as time goes by. */
export type TurningCar = Pick<Car, 'status' | 'sold_date' | 'created_at'>

/** The first millisecond after a window that counts its last. */
function endOf(date: string | null, days: number): number | null {
  const begun = instantOf(date)
  return begun === null ? null : begun + days * dayMs + 1
}

/** When the mark of a new arrival comes, and when it goes. */
function marksOf({ created_at }: Pick<TurningCar, 'created_at'>): readonly (number | null)[] {
  const arrived = instantOf(created_at)
  return [arrived === null ? null : arrived - dayMs, endOf(created_at, newTagDays)]
}

function turnsOf(car: TurningCar, soldDays: number): readonly (number | null)[] {
  return [car.status === 'sold' ? endOf(car.sold_date, soldDays) : null, ...marksOf(car)]
}

/**
 * The first moment after `now` at which time alone takes a sold car off the site, or gives or takes the mark of a new
 * arrival; null when none will. A release is not the site of its day beyond it.
 */
export function nextTurn(cars: readonly TurningCar[], soldDays: number, now: Date): Date | null {
  let next = Number.POSITIVE_INFINITY
  for (const turn of cars.flatMap((car) => turnsOf(car, soldDays)))
    if (turn !== null && turn > now.getTime() && turn < next) next = turn
  return Number.isFinite(next) ? new Date(next) : null
}

/**
 * The moment since which the cards of these cars say what they say at `now`: the last at which one was given or lost the mark
 * of a new arrival, or 1970. Pages that carry it instead of `now` stay the same until a card of theirs turns.
 */
export function lastTurn(cars: readonly Pick<TurningCar, 'created_at'>[], now: Date): Date {
  let last = 0
  for (const turn of cars.flatMap(marksOf)) if (turn !== null && turn <= now.getTime() && turn > last) last = turn
  return new Date(last)
}
