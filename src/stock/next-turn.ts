import { newTagDays } from '#domain/car/badge.ts'
import type { Car } from '#domain/car/car.ts'
import { dayMs, instantOf } from '#domain/text/instant.ts'

/** The facts of a car on show that say other things as time goes by. */
export type TurningCar = Pick<Car, 'status' | 'sold_date' | 'created_at'>

/** The first millisecond after a window that counts its last. */
function endOf(date: string | null, days: number): number | null {
  const begun = instantOf(date)
  return begun === null ? null : begun + days * dayMs + 1
}

function turnsOf({ status, sold_date, created_at }: TurningCar, soldDays: number): readonly (number | null)[] {
  const arrived = instantOf(created_at)
  return [
    status === 'sold' ? endOf(sold_date, soldDays) : null,
    arrived === null ? null : arrived - dayMs,
    endOf(created_at, newTagDays),
  ]
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
