import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { question } from '#notes/remembered.ts'

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

/** Cars for somebody who has not looked at any yet, under the dealer's own words; how they stand today is asked by their ids. */
export interface FirstCars {
  readonly title: string
  readonly ids: readonly string[]
}

/** The first cars of the stock, where none was looked at and none saved. */
export const firstCars = question<'site' | 'showroom', number, FirstCars>('first cars', ({ site, showroom }, most) => ({
  title: site.home.titles.featured,
  ids: featuredCars(showroom.cars, most).map(({ id }) => id),
}))
