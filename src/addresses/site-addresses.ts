import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { brandPath, brandsOf } from './brands.ts'
import { checkoutPath } from './checkout-path.ts'
import { contactPages } from './contact-pages.ts'
import { siteLists } from './lists.ts'
import { locationPath, shownLocations } from './location-paths.ts'
import { modelPaths } from './model-paths.ts'
import { stockPages } from './stock-pages.ts'

/** What decides which pages a site has. */
export interface AddressedTenant {
  readonly site: Site
  readonly showroom: Pick<Showroom, 'cars' | 'models' | 'delisted'>
}

function carAddresses({ site, showroom }: AddressedTenant): readonly string[] {
  return [
    ...showroom.cars.flatMap((car) => [`/cars/${car.slug}`, checkoutPath(site, car) ?? []].flat()),
    ...showroom.delisted.map(({ slug }) => `/cars/${slug}`),
  ]
}

function placeAddresses({ site }: AddressedTenant): readonly string[] {
  return [
    ...shownLocations(site).map((location) => locationPath(site, location)),
    ...contactPages(site).map(({ path }) => path),
  ]
}

function textAddresses({ privacy, terms, info }: Site['pages']): readonly string[] {
  return [privacy, ...(terms ? [terms] : []), ...info].map(({ path }) => path)
}

function modelAddresses({ site, showroom: { models } }: AddressedTenant): readonly string[] {
  const range = site.routes.models
  return range && models.length > 0 ? [range, ...models.flatMap((model) => modelPaths(site, model))] : []
}

/**
 * The address of every page a site has with today's stock, further pages of its lists left out: what its links may lead
 * to. The pages themselves are made of the same parts.
 */
export function siteAddresses(tenant: AddressedTenant): ReadonlySet<string> {
  const { site, showroom } = tenant
  const { favourites, compare, faqs, dealerships, service, manufacturer_service, ...routes } = site.routes
  const { finance, trade_in, valuations } = routes
  const single = [favourites, compare, faqs, dealerships, service, manufacturer_service, finance, trade_in, valuations]
  return new Set([
    '/',
    '/404',
    site.routes.success,
    ...single.filter((path) => path !== null),
    ...siteLists(site, showroom).map(({ path }) => path),
    ...stockPages(site.routes, showroom.cars).map(({ path }) => path),
    ...brandsOf(showroom.cars).map(brandPath),
    ...modelAddresses(tenant),
    ...placeAddresses(tenant),
    ...textAddresses(site.pages),
    ...carAddresses(tenant),
  ])
}
