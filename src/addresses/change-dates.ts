import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import type { CarHistory } from '#stock/car-history.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { brandPath, brandSlug, brandsOf } from './brands.ts'
import { modelPaths } from './model-paths.ts'
import { stockPages } from './stock-pages.ts'

type Change = (car: Car) => string | null

const dayIn = (moment: string | null | undefined): readonly string[] =>
  moment && /^\d{4}-\d{2}-\d{2}/.test(moment) ? [moment.slice(0, 10)] : []

const later = (one: string | null, other: string): string => (one !== null && one > other ? one : other)

const latest = (days: readonly string[]): string | null => days.reduce<string | null>(later, null)

/** Returns the day a car last changed: it was listed or sold, or its price changed between two snapshots. */
function changeOf(history: CarHistory): Change {
  return ({ id, created_at, sold_date, status }) => {
    const repriced = history[id]?.prices.slice(1).at(-1)?.[0]
    return latest([(status === 'sold' && sold_date) || created_at, repriced].flatMap(dayIn))
  }
}

interface DatedTenant {
  readonly site: Site
  readonly showroom: Pick<Showroom, 'cars' | 'models' | 'history'>
}

/**
 * Map: site path -> day (YYYY-MM-DD) on which the page's cars last changed. Pages without a known change are absent.
 */
export function changeDates({ site, showroom: { cars, models, history } }: DatedTenant): ReadonlyMap<string, string> {
  const change = changeOf(history)
  // A page about several cars changed with the latest of them.
  const newest = (about: readonly Car[]) => latest(about.flatMap((car) => change(car) ?? []))
  const forSale = cars.filter(isForSale)
  const days: readonly (readonly [path: string, day: string | null])[] = [
    ['/', newest(cars)],
    ...models.map((model) => {
      return [modelPaths(site, model)[0], newest(forSale.filter(isOfModel(model)))] as const
    }),
    ...brandsOf(cars).map((make) => {
      return [brandPath(make), newest(forSale.filter((car) => brandSlug(car.make) === brandSlug(make)))] as const
    }),
    ...stockPages(site.routes, cars).map(({ path, cars: shown }) => [path, newest(shown)] as const),
    ...cars.map((car) => [`/cars/${car.slug}`, change(car)] as const),
  ]
  return new Map(days.flatMap(([path, day]) => (day === null ? [] : [[path, day]])))
}
