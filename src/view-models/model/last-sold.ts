import type { Car } from '#domain/car/car.ts'
import { carSubtitle } from '#domain/car/title.ts'
import { longDate } from '#domain/text/dates.ts'
import { instantOf } from '#domain/text/instant.ts'
import { wallClock } from '#domain/text/wall-clock.ts'
import { lowestPrice, type PricingSite } from './model-text.ts'

const soldAt = ({ status, sold_date }: Pick<Car, 'status' | 'sold_date'>): number | null =>
  status === 'sold' ? instantOf(sold_date) : null

/** The car sold most recently, with the time of sale in ms; null when no car has a sale date. */
export function lastOf(cars: readonly Car[]): { readonly car: Car; readonly at: number } | null {
  const sold = cars.flatMap((car) => {
    const at = soldAt(car)
    return at === null ? [] : [{ car, at }]
  })
  return sold.toSorted((a, b) => b.at - a.at)[0] ?? null
}

/**
 * "The last one, a 2024 GX, was listed at $35,990 and sold on 18 November 2026.": the advertised price, not the price
 * paid. Empty when the year, price or date is unknown.
 */
export function lastSold(cars: readonly Car[], site: PricingSite): string {
  const last = lastOf(cars)
  const price = last && lowestPrice([last.car], site)
  if (!last?.car.year || !price) return ''
  const { car, at } = last
  const name = [car.year, carSubtitle(car) || car.model].join(' ')
  const day = longDate(wallClock(new Date(at), site.locale.timeZone).date, site.locale)
  return `The last one, a ${name}, was listed at ${price} and sold on ${day}.`
}
