import type { Car } from '#domain/car/car.ts'
import { isShownPrice } from '#domain/car/price.ts'
import { createCarFinder, type ListedCar } from '#stock/listed-car.ts'
import type { Showroom } from '#stock/showroom.ts'
import { slipOf, slipText } from '#stock/suspect-price-warning.ts'
import type { LiveCars } from './changes.ts'

const shownPrice = ({ price }: Pick<Car, 'price'>): number | null => (isShownPrice(price) ? price : null)

/**
 * A warning for cars on sale whose price doubled or halved since the release; null when there are none. Pages show such
 * prices within a minute, and nobody reads build notes during the day.
 */
export function findPriceJumps(
  { file, known }: Pick<LiveCars, 'file' | 'known'>,
  { readable }: Showroom,
): string | null {
  const same = createCarFinder(readable, known)
  const listed = new Map(known.map((car): [string, ListedCar] => [car.id, car]))
  const slips = Object.keys(file.prices).flatMap((id) => {
    const before = listed.get(id)
    const car = before && same(before)
    return (car && slipOf(car, shownPrice(before), shownPrice(car))) ?? []
  })
  return slipText(slips, 'the release')
}
