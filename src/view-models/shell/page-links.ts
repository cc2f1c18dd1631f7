import type { NavigationItem } from '#tenants/site/shell.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { isOnNow } from './dates-now.ts'
import { plainLink, urlsIn } from './menu-links.ts'
import type { ShellData } from './shell-data.ts'

/** A page of the site by what its link says. */
interface Page {
  readonly name: string
  readonly url: string | null
  /** There is something to read on it today. */
  readonly isWorthIt?: boolean
}

/** What of a site decides which pages it has and names. */
export type PagesSite = SiteSlice<
  | 'routes.models'
  | 'routes.electric_cars'
  | 'routes.special_offers'
  | 'routes.used_car_list'
  | 'routes.valuations'
  | 'routes.trade_in'
  | 'routes.finance'
  | 'routes.service'
  | 'routes.dealerships'
  | 'routes.contact'
  | 'labels'
  | 'locale'
  | 'home.promos'
  | 'pages.info'
  | 'shell.navigation'
  | 'shell.nav'
  | 'shell.footer.variant'
>

type PagesStock = Pick<ShellData, 'now' | 'models' | 'hasElectric' | 'hasOffers'>

const tidy = (url: string) => url.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')

function pagesOf(site: PagesSite, { now, models, hasElectric, hasOffers }: PagesStock): readonly Page[] {
  const { routes, labels, pages, locale } = site
  const runsPromo = site.home.promos.some((promo) => isOnNow(promo, now, locale.timeZone))
  return [
    { name: 'Models', url: routes.models, isWorthIt: models.length > 0 },
    { name: 'Electric Cars', url: routes.electric_cars, isWorthIt: hasElectric },
    { name: 'Special Offers', url: routes.special_offers, isWorthIt: hasOffers || runsPromo },
    { name: 'Used Car List', url: routes.used_car_list },
    { name: 'Sell Your Car', url: routes.valuations },
    { name: labels.trade_in, url: routes.trade_in },
    { name: labels.get_finance, url: routes.finance },
    { name: labels.book_service, url: routes.service },
    ...pages.info.map(({ title, path }) => ({ name: title, url: path })),
    { name: labels.our_locations, url: routes.dealerships },
    { name: labels.contact_us, url: routes.contact },
  ]
}

/**
 * Links to the pages this dealer has and its own menus do not name, so that no page is built that nobody finds. A link of
 * the same address in navigation.yaml replaces one of these.
 */
export function pageLinks(site: PagesSite, shell: PagesStock): readonly NavigationItem[] {
  const { header, footer } = site.shell.navigation
  const isFooterShown = site.shell.footer.variant !== 'minimal'
  const menus = [...header, ...(isFooterShown ? footer : []), ...Object.values(site.shell.nav.make_menus).flat()]
  const named = new Set(urlsIn(menus).map(tidy))
  return pagesOf(site, shell).flatMap(({ name, url, isWorthIt = true }) =>
    url === null || !isWorthIt || named.has(tidy(url)) ? [] : [{ ...plainLink, name, url }],
  )
}

/** The same as one column of the footer. */
export function pagesColumn(site: PagesSite, shell: PagesStock): readonly NavigationItem[] {
  const dropdownItems = pageLinks(site, shell)
  return dropdownItems.length === 0 ? [] : [{ ...plainLink, name: 'Explore', url: '', dropdownItems }]
}
