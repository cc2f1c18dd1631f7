import { isForSale } from '#domain/car/availability.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '../car/car-summary.ts'
import { featuredCars } from '../home/featured.ts'
import type { Standing } from './place-links.ts'

/** Rows of two and four come out even. */
const mostShown = 4

/** The cars for sale at the places of one page, by the ids of these. */
export interface CarsHere {
  readonly standing: readonly Standing[]
  /** A few of them to look at. */
  readonly first: readonly CarSummary[]
}

/** The cars for sale at these places; a page that asks depends on no others, nor on prices that it does not show. */
export const carsHere = question(
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
