import { forSwitchedPages } from '#domain/page/switched-pages.ts'
import type { Site } from '#tenants/site.ts'

type Remedy = readonly [addresses: readonly string[], remedy: (site: Site) => string]

const where = (path: string | null, otherwise: string) => (path ? `; this site has it at "${path}"` : `; ${otherwise}`)

/** Pages with a setting of their own name under `pages`. */
const switches = Object.values(
  forSwitchedPages(({ path }, name): Remedy => [[path], () => `; it exists with pages: {${name}: true}`]),
)

/** Pages that only some sites have, and how to enable them; the first match applies. */
const remedies: readonly Remedy[] = [
  [['/favourites', '/garage'], ({ routes }) => where(routes.favourites, 'it exists with garage_enabled: true')],
  [['/compare'], () => '; it exists with compare: {enabled: true}'],
  [
    ['/models'],
    ({ routes }) =>
      routes.models
        ? '; the snapshot names no models, so there is none today'
        : '; it exists with pages: {models: true}',
  ],
  [
    ['/finance', '/finance-enquiry', '/apply-for-finance'],
    ({ routes }) => where(routes.finance, 'it exists with features: {finance: true}'),
  ],
  [
    ['/cars/trade-in', '/instant-price', '/trade-in'],
    ({ routes }) => where(routes.trade_in, 'it exists with features: {trade_in: true}'),
  ],
  [
    ['/valuations', '/sell-your-car'],
    ({ routes }) => where(routes.valuations, 'it exists with pages: {valuations: true} and features: {trade_in: true}'),
  ],
  [['/service', '/book-a-service'], ({ routes }) => where(routes.service, 'it exists with features: {service: true}')],
  [
    ['/special-offers', '/specials', '/offers'],
    ({ routes }) => where(routes.special_offers, 'it exists with pages: {special_offers: true}'),
  ],
  [
    ['/electric-cars'],
    ({ routes }) =>
      routes.electric_cars ? '; no electric car is on show today' : '; it exists with pages: {electric_cars: true}',
  ],
  [
    ['/dealerships', '/locations', '/our-locations'],
    ({ routes }) => where(routes.dealerships, 'it exists with two or more locations'),
  ],
  [['/terms', '/terms-and-conditions'], ({ routes }) => where(routes.terms, 'it exists with pages.terms')],
  [
    ['/privacy-policy', '/privacy', '/pages/privacy-statement'],
    ({ routes }) => where(routes.privacy, 'it stands at privacy.path'),
  ],
  [['/contact', '/contact-us'], ({ routes }) => where(routes.contact, 'every site has a contact page')],
  ...switches,
]

/** The remedy for a link to a page that this site lacks or has elsewhere; null for other addresses. */
export function remedyFor(path: string, site: Site): string | null {
  const tidy = path.length > 1 ? path.replace(/\/$/, '').toLowerCase() : path
  return remedies.find(([addresses]) => addresses.includes(tidy))?.[1](site) ?? null
}
