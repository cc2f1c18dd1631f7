import { forSwitchedPages } from '#domain/page/switched-pages.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { Routes } from '#tenants/routes.ts'
import type { NavigationItem } from '#tenants/site/shell.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { isOnNow } from './dates-now.ts'
import { normaliseHref, plainLink, urlsIn } from './menu-links.ts'
import type { ShellData } from './shell-data.ts'

/** Text of a link to a page. */
interface PageWords {
  readonly name: string
  /** Whether the page has content today (default: true). */
  readonly isWorthIt?: boolean
}

interface Page extends PageWords {
  readonly url: string | null
}

/** Routes that are linked elsewhere on every page, or that shoppers do not look for. */
type ElsewhereRoute =
  | 'home'
  | 'search'
  | 'faqs'
  | 'privacy'
  | 'terms'
  | 'favourites'
  | 'compare'
  | 'success'
  | 'manufacturer_service'
  | 'checkout'

type LinkedRoute = Exclude<keyof Routes, ElsewhereRoute>

/** The part of the site's settings that determines its pages and their names. */
export type PagesSite = SiteSlice<
  | `routes.${LinkedRoute}`
  | 'labels'
  | 'locale'
  | 'home.promos'
  | 'identity.vehicle_types'
  | 'pages.info'
  | 'shell.navigation'
  | 'shell.nav'
  | 'shell.footer.variant'
>

/** The part of the site's stock that also determines them. */
export type PagesStock = Pick<ShellData, 'now' | 'models' | 'hasElectric' | 'hasOffers'>

/** Link texts in display order. A route that is neither here nor in `ElsewhereRoute` does not compile. */
function wordsOf({ labels, home, locale, identity }: PagesSite, { now, models, hasElectric, hasOffers }: PagesStock) {
  const runsPromo = home.promos.some((promo) => isOnNow(promo, now, locale.timeZone))
  const switched = forSwitchedPages(({ name }): PageWords => ({ name: inVehicleWords(name, identity.vehicle_types) }))
  return {
    models: { name: 'Models', isWorthIt: models.length > 0 },
    ...switched,
    electric_cars: { ...switched.electric_cars, isWorthIt: hasElectric },
    special_offers: { ...switched.special_offers, isWorthIt: hasOffers || runsPromo },
    valuations: { name: inVehicleWords('Sell Your Car', identity.vehicle_types) },
    trade_in: { name: labels.trade_in },
    finance: { name: labels.get_finance },
    service: { name: labels.book_service },
    dealerships: { name: labels.our_locations },
    contact: { name: labels.contact_us },
  } satisfies Readonly<Record<LinkedRoute, PageWords>>
}

/** All pages in order; the dealer's own text pages come before dealerships and contact. */
function pagesOf(site: PagesSite, shell: PagesStock): readonly Page[] {
  const { dealerships, contact, ...words } = wordsOf(site, shell)
  const routed = (some: Partial<Record<LinkedRoute, PageWords>>) =>
    Object.entries(some).map(([route, page]) => ({ ...page, url: site.routes[route as LinkedRoute] }))
  const own = site.pages.info.map(({ title, path }) => ({ name: title, url: path }))
  return [...routed(words), ...own, ...routed({ dealerships, contact })]
}

/**
 * Links to the dealer's pages that its own menus do not link to, so that no page is unreachable. A link with the same
 * URL in navigation.yaml replaces the one here.
 */
export function pageLinks(site: PagesSite, shell: PagesStock): readonly NavigationItem[] {
  const { header, footer } = site.shell.navigation
  const isFooterShown = site.shell.footer.variant !== 'minimal'
  const menus = [...header, ...(isFooterShown ? footer : []), ...Object.values(site.shell.nav.make_menus).flat()]
  const named = new Set(urlsIn(menus).map(normaliseHref))
  return pagesOf(site, shell).flatMap(({ name, url, isWorthIt = true }) =>
    url === null || !isWorthIt || named.has(normaliseHref(url)) ? [] : [{ ...plainLink, name, url }],
  )
}
