import { brandPath, brandSlug, brandsOf } from '#addresses/brands.ts'
import { contactPages } from '#addresses/contact-pages.ts'
import { locationPath, shownLocations } from '#addresses/location-paths.ts'
import { modelPaths } from '#addresses/model-paths.ts'
import { isWorthReading, stockPages } from '#addresses/stock-pages.ts'
import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { pagePath } from '#search/page-path.ts'
import type { Tenant } from '#tenants/current.ts'
import { countedLists } from '#view-models/listing/linked-lists.ts'
import { listPages } from '#view-models/listing/list-pages.ts'
import { isOfModel } from '#view-models/model/model-pictures.ts'

/** A page for search engines; `changed` is a YYYY-MM-DD date, null where nobody knows. */
export interface IndexedPage {
  readonly path: string
  readonly changed: string | null
}

/** The day something of a car was last known to change: it was listed, or sold. */
function changeOf({ created_at, sold_date, status }: Car): string | null {
  const moment = (status === 'sold' && sold_date) || created_at
  return moment && /^\d{4}-\d{2}-\d{2}/.test(moment) ? moment.slice(0, 10) : null
}

/** A page about some cars changed when the newest of them came. */
function newest(cars: readonly Car[]): string | null {
  return cars.map(changeOf).reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)
}

async function lists(tenant: Tenant): Promise<readonly IndexedPage[]> {
  const stocked = new Set((await countedLists(tenant)).flatMap(({ path, shown }) => (shown > 0 ? [path] : [])))
  const pages = (await listPages(tenant)).filter(({ landing }) => stocked.has(landing.path))
  return pages.map(({ landing, page }) => ({ path: pagePath(landing.path, page), changed: null }))
}

function aboutStock({ site, showroom, now }: Tenant): readonly IndexedPage[] {
  const { cars, models } = showroom
  // The plain list of used cars names /search/used-cars as the page that counts.
  const pages = stockPages({ ...site.routes, used_car_list: null }, cars)
  const forSale = cars.filter(isForSale)
  return [
    ...(site.routes.models ? models : []).map((model) => ({
      path: modelPaths(site, model)[0],
      changed: newest(forSale.filter((car) => isOfModel(car, model))),
    })),
    ...brandsOf(cars).map((make) => ({
      path: brandPath(make),
      changed: newest(forSale.filter((car) => brandSlug(car.make) === brandSlug(make))),
    })),
    ...pages
      .filter((page) => isWorthReading(page, site.promos, now, site.locale.timeZone))
      .map(({ path, cars: shown }) => ({ path, changed: newest(shown) })),
    ...cars.map((car) => ({ path: `/cars/${car.slug}`, changed: changeOf(car) })),
  ]
}

function others({ site, showroom }: Tenant): readonly string[] {
  const { routes, pages } = site
  const own = [
    routes.dealerships,
    routes.faqs,
    routes.privacy,
    routes.terms,
    routes.finance,
    routes.trade_in,
    routes.valuations,
    routes.service,
    routes.manufacturer_service,
    showroom.models.length > 0 ? routes.models : null,
  ]
  return [
    ...own.flatMap((path) => path ?? []),
    ...shownLocations(site).map((location) => locationPath(site, location)),
    ...contactPages(site).map(({ path }) => path),
    ...pages.info.map(({ path }) => path),
  ]
}

/** Every page of a dealer that search engines may list: rendered, with something to read, and the one that counts. */
export async function indexedPages(tenant: Tenant): Promise<readonly IndexedPage[]> {
  const undated = others(tenant).map((path) => ({ path, changed: null }))
  const all = [
    { path: '/', changed: newest(tenant.showroom.cars) },
    ...(await lists(tenant)),
    ...aboutStock(tenant),
    ...undated,
  ]
  return [...new Map(all.map((page) => [page.path, page])).values()]
}
