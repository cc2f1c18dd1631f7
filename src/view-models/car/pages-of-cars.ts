import type { CarSummary } from '#domain/car/summary.ts'
import { memoise, trackedQuery } from '#notes/track-dependencies.ts'
import type { CarTitle } from '#seo/car-titles.ts'
import type { DelistedCar } from '#stock/listed-car.ts'
import type { Tenant } from '#tenants/current.ts'
import { type ListLink, listsOfCar } from '#view-models/listing/linked-lists.ts'
import { summaryOf } from './car-summary.ts'
import { type CarView, carView } from './car-view.ts'
import { type DelistedView, delistedView } from './delisted-view.ts'
import { titleOf } from './page-titles.ts'

const carsBySlug = memoise(({ showroom }: Tenant) => new Map(showroom.cars.map((car) => [car.slug, car])))

/** @throws when no car on show has the address */
function carAt(tenant: Tenant, slug: string) {
  const car = carsBySlug(tenant).get(slug)
  if (!car) throw new Error(`no car at /cars/${slug}`)
  return car
}

/**
 * Data a car's page is rendered from, besides the site. Pages depend on this result, that is, only on the other cars it
 * names.
 */
export const carPage = trackedQuery('page of a car', (tenant: Tenant, slug: string): { view: CarView } & CarTitle => {
  const car = carAt(tenant, slug)
  const { site, showroom, now } = tenant
  return { view: carView(car, showroom, site, now), ...titleOf(tenant, car) }
})

/** The card of a car on show. */
export const carSummary = trackedQuery(
  'summary of a car',
  (tenant: Tenant, slug: string): CarSummary => summaryOf(carAt(tenant, slug), tenant.site, tenant.now),
)

/** Data a delisted car's page is rendered from, besides the site. */
export const delistedPage = trackedQuery(
  'page of a car that left',
  async (tenant: Tenant, car: DelistedCar): Promise<{ view: DelistedView; lists: readonly ListLink[] }> => {
    const { site, showroom, now } = tenant
    return { view: delistedView(car, showroom.cars, site, now), lists: await listsOfCar(tenant, car) }
  },
)
