import { brandSlug } from '#addresses/brands.ts'
import { isForSale } from '#domain/car/availability.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'
import { priceRange } from './model-stock-view.ts'

/** The cars of a make that somebody can buy. */
export interface CarsOfMake {
  readonly count: number
  /** "$12,990 to $66,990" as these dealers show prices; null where none is shown. */
  readonly range: string | null
  /** The first of them. */
  readonly first: readonly CarSummary[]
}

/** Rows of two, three and four come out even. */
const mostShown = 12

/** What the page of a make shows of the stock: a make is the same however its letters are written. */
export const carsOfMake = question(
  'cars of a make',
  ({ site, showroom, now }: Pick<Tenant, 'site' | 'showroom' | 'now'>, make: string): CarsOfMake => {
    const cars = showroom.cars.filter((car) => brandSlug(car.make) === brandSlug(make) && isForSale(car))
    return {
      count: cars.length,
      range: priceRange(cars, site),
      first: cars.slice(0, mostShown).map((car) => summaryOf(car, site, now)),
    }
  },
)
