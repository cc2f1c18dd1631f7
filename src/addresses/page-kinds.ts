import { forSwitchedPages } from '#domain/page/switched-pages.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Routes } from '#tenants/routes.ts'
import type { Site } from '#tenants/site.ts'
import { brandPath, brandsOf } from './brands.ts'
import { checkoutPath } from './checkout-path.ts'
import { contactPages } from './contact-pages.ts'
import { siteLists } from './lists.ts'
import { locationPath, shownLocations } from './location-paths.ts'
import { modelPaths, modelRequestPath } from './model-paths.ts'
import { type StockPage, stockPages } from './stock-pages.ts'

/** The data that decides which pages a site has. */
export interface AddressedTenant {
  readonly site: Site
  readonly showroom: Pick<Showroom, 'cars' | 'models' | 'delisted' | 'moved'>
}

type AddressesOf = (tenant: AddressedTenant) => readonly string[]

interface PageKind {
  /** Paths of its pages with today's stock, only first pages of lists; empty when the dealer has switched it off. */
  readonly addresses: AddressesOf
  /** Whether search engines may index its pages; a page without content today may still be noindex. */
  readonly isListed: boolean
}

/** The path in the dealer's routes, if any. */
const routed =
  (route: keyof Routes): AddressesOf =>
  ({ site }) =>
    [site.routes[route]].filter((path) => path !== null)

const ofStock =
  (kind: StockPage['kind']): AddressesOf =>
  ({ site, showroom }) =>
    stockPages(site.routes, showroom.cars).flatMap((page) => (page.kind === kind ? [page.path] : []))

const range: AddressesOf = (tenant) => (tenant.showroom.models.length > 0 ? routed('models')(tenant) : [])

/** The optional pages of `switchedPages`; rows below override those about a part of the stock. */
const switched = forSwitchedPages((_page, name): PageKind => ({ addresses: routed(name), isListed: true }))

/** Every kind of page, one row each; a route without a row is a type error. */
export const pageKinds = {
  home: { addresses: routed('home'), isListed: true },
  search: { addresses: ({ site, showroom }) => siteLists(site, showroom).map(({ path }) => path), isListed: true },
  car: { addresses: ({ showroom }) => showroom.cars.map(({ slug }) => `/cars/${slug}`), isListed: true },
  delisted: { addresses: ({ showroom }) => showroom.delisted.map(({ slug }) => `/cars/${slug}`), isListed: false },
  moved: { addresses: ({ showroom }) => showroom.moved.map(({ from }) => `/cars/${from}`), isListed: false },
  checkout: {
    addresses: ({ site, showroom }) => showroom.cars.flatMap((car) => checkoutPath(site, car) ?? []),
    isListed: false,
  },
  models: { addresses: range, isListed: true },
  model: {
    addresses: (tenant) =>
      range(tenant).flatMap(() => tenant.showroom.models.flatMap((model) => modelPaths(tenant.site, model))),
    isListed: true,
  },
  // A form, not indexed in favour of the model's page.
  model_ask: {
    addresses: (tenant) =>
      range(tenant).flatMap(() => tenant.showroom.models.map((model) => modelRequestPath(tenant.site, model))),
    isListed: false,
  },
  brand: { addresses: ({ showroom }) => brandsOf(showroom.cars).map(brandPath), isListed: true },
  ...switched,
  electric_cars: { addresses: ofStock('electric'), isListed: true },
  special_offers: { addresses: ofStock('offers'), isListed: true },
  used_car_list: { addresses: ofStock('used'), isListed: true },
  dealerships: { addresses: routed('dealerships'), isListed: true },
  location: {
    addresses: ({ site }) => shownLocations(site).map((location) => locationPath(site, location)),
    isListed: true,
  },
  contact: { addresses: ({ site }) => contactPages(site).map(({ path }) => path), isListed: true },
  service: { addresses: routed('service'), isListed: true },
  manufacturer_service: { addresses: routed('manufacturer_service'), isListed: true },
  finance: { addresses: routed('finance'), isListed: true },
  trade_in: { addresses: routed('trade_in'), isListed: true },
  valuations: { addresses: routed('valuations'), isListed: true },
  faqs: { addresses: routed('faqs'), isListed: true },
  privacy: { addresses: routed('privacy'), isListed: true },
  terms: { addresses: routed('terms'), isListed: true },
  info: { addresses: ({ site }) => site.pages.info.map(({ path }) => path), isListed: true },
  // Pages of the shopper's own data, and results of actions.
  favourites: { addresses: routed('favourites'), isListed: false },
  compare: { addresses: routed('compare'), isListed: false },
  success: { addresses: routed('success'), isListed: false },
  lost: { addresses: () => ['/404'], isListed: false },
} as const satisfies Readonly<Record<keyof Routes, PageKind> & Record<string, PageKind>>

export type PageKindName = keyof typeof pageKinds

/** Result of `getStaticPaths` for a kind of page: its paths without the leading slash as `parameter`. */
export function staticPaths(kind: PageKindName, parameter: string, tenant: AddressedTenant) {
  const addresses = pageKinds[kind].addresses(tenant)
  return addresses.map((path) => ({ params: { [parameter]: path.slice(1) }, props: { path } }))
}
