import { brandSlug } from '#addresses/brands.ts'
import { isForSale } from '#domain/car/availability.ts'
import type { Picture } from '#domain/car/picture.ts'
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
  /** The first picture of one of them, and what it shows. */
  readonly lead: { readonly picture: Picture; readonly body: string | null } | null
}

/** Rows of two, three and four come out even. */
const mostShown = 12

/** What the page of a make shows of the stock: a make is the same however its letters are written. */
export const carsOfMake = question(
  'cars of a make',
  ({ site, showroom, now }: Pick<Tenant, 'site' | 'showroom' | 'now'>, make: string): CarsOfMake => {
    const cars = showroom.cars.filter((car) => brandSlug(car.make) === brandSlug(make) && isForSale(car))
    const first = cars.slice(0, mostShown).map((car) => summaryOf(car, site, now))
    const at = first.findIndex(({ picture }) => picture)
    const picture = first[at]?.picture
    return {
      count: cars.length,
      range: priceRange(cars, site),
      first,
      lead: picture ? { picture, body: cars[at]?.simple_body ?? null } : null,
    }
  },
)
