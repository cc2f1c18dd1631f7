import type { Car } from '#domain/car/car.ts'
import { isShownPrice } from '#domain/car/price.ts'
import { finderOfSame, type ListedCar } from '#stock/listed-car.ts'
import type { Showroom } from '#stock/showroom.ts'
import { slipOf, slipText } from '#stock/slip-note.ts'
import type { LiveCars } from './changes.ts'

const shownPrice = ({ price }: Pick<Car, 'price'>): number | null => (isShownPrice(price) ? price : null)

/**
 * Names cars that the release has for sale and whose price doubled or halved since; null where none did. Pages show such a price
 * within a minute, and nobody reads the notes of a build by day.
 */
export function slipsSince({ file, known }: Pick<LiveCars, 'file' | 'known'>, { readable }: Showroom): string | null {
  const same = finderOfSame(readable, known)
  const listed = new Map(known.map((car): [string, ListedCar] => [car.id, car]))
  const slips = Object.keys(file.prices).flatMap((id) => {
    const before = listed.get(id)
    const car = before && same(before)
    return (car && slipOf(car, shownPrice(before), shownPrice(car))) ?? []
  })
  return slipText(slips, 'the release')
}
