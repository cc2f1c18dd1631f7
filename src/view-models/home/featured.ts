import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '../car/car-summary.ts'

type Shown = Pick<Car, 'make' | 'model' | 'status' | 'reserved' | 'primary_image_url'>

/** Up to `most` cars for sale with a picture: first those with a model and a picture not used yet, then the others. */
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

/** Cards of the featured cars. */
export const featuredCards = trackedQuery(
  'featured cards',
  ({ site, showroom, now }: Tenant, most: number): readonly CarSummary[] =>
    featuredCars(showroom.cars, most).map((car) => summaryOf(car, site, now)),
)

/**
 * Cars for a visitor without viewed or saved cars, under the dealer's own title. Their current data is fetched by id.
 */
export interface FirstCars {
  readonly title: string
  readonly ids: readonly string[]
}

/** The featured cars of the stock, for a visitor without viewed or saved cars. */
export const firstCars = trackedQuery(
  'first cars',
  ({ site, showroom }: Tenant, most: number): FirstCars => ({
    title: site.home.titles.featured,
    ids: featuredCars(showroom.cars, most).map(({ id }) => id),
  }),
)
