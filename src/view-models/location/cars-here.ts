import { isForSale } from '#domain/car/availability.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '../car/car-summary.ts'
import { featuredCars } from '../home/featured.ts'
import type { IndexedLocation } from './place-links.ts'

/** A multiple of 2 and 4, so that rows of each width are full. */
const mostShown = 4

/** The cars for sale at the locations of one page. */
export interface CarsHere {
  readonly standing: readonly IndexedLocation[]
  /** Cards of the first few. */
  readonly first: readonly CarSummary[]
}

/**
 * The cars for sale at the locations with these ids. Pages depend only on this result, not on other cars or on prices
 * they do not show.
 */
export const carsHere = trackedQuery(
  'cars here',
  ({ site, showroom, now }: Pick<Tenant, 'site' | 'showroom' | 'now'>, ids: readonly string[]): CarsHere => {
    const cars = showroom.cars.filter((car) => isForSale(car) && car.location && ids.includes(car.location.id))
    return {
      standing: cars.flatMap(({ location }) =>
        location ? { location: { id: location.id, name: location.name } } : [],
      ),
      first: featuredCars(cars, mostShown).map((car) => summaryOf(car, site, now)),
    }
  },
)
