import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { brandPath, brandSlug, brandsOf } from './brands.ts'
import { modelPaths } from './model-paths.ts'
import { stockPages } from './stock-pages.ts'

/** The day something of a car was last known to change: it was listed, or sold. */
function changeOf({ created_at, sold_date, status }: Car): string | null {
  const moment = (status === 'sold' && sold_date) || created_at
  return moment && /^\d{4}-\d{2}-\d{2}/.test(moment) ? moment.slice(0, 10) : null
}

/** A page about some cars changed when the newest of them came. */
function newest(cars: readonly Car[]): string | null {
  return cars.map(changeOf).reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)
}

interface DatedTenant {
  readonly site: Site
  readonly showroom: Pick<Showroom, 'cars' | 'models'>
}

/** By site path, the YYYY-MM-DD day a page's cars last changed; pages of which nobody knows are not there. */
export function changeDates({ site, showroom: { cars, models } }: DatedTenant): ReadonlyMap<string, string> {
  const forSale = cars.filter(isForSale)
  const days: readonly (readonly [path: string, day: string | null])[] = [
    ['/', newest(cars)],
    ...models.map((model) => {
      return [modelPaths(site, model)[0], newest(forSale.filter((car) => isOfModel(car, model)))] as const
    }),
    ...brandsOf(cars).map((make) => {
      return [brandPath(make), newest(forSale.filter((car) => brandSlug(car.make) === brandSlug(make)))] as const
    }),
    ...stockPages(site.routes, cars).map(({ path, cars: shown }) => [path, newest(shown)] as const),
    ...cars.map((car) => [`/cars/${car.slug}`, changeOf(car)] as const),
  ]
  return new Map(days.flatMap(([path, day]) => (day === null ? [] : [[path, day]])))
}
