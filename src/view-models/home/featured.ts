import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'

type Shown = Pick<Car, 'make' | 'model' | 'status' | 'reserved' | 'primary_image_url'>

/** The first cars for sale that have a picture, one of each model and picture, then more of the same until there are enough. */
export function featuredCars<C extends Shown>(cars: readonly C[], most: number): readonly C[] {
  const shown = cars.filter((car) => isForSale(car) && car.primary_image_url !== null)
  const seen = new Set<string>()
  const firsts: C[] = []
  const others: C[] = []
  for (const car of shown) {
    const keys = [`${car.make} ${car.model}`, `picture ${car.primary_image_url}`]
    const isFirst = keys.every((key) => !seen.has(key))
    ;(isFirst ? firsts : others).push(car)
    if (isFirst) for (const key of keys) seen.add(key)
  }
  return [...firsts, ...others].slice(0, most)
}
