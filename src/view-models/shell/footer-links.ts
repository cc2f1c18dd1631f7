import type { NavigationItem } from '#tenants/site/shell.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { type DealersSite, dealerLinks, type ServicedSite, serviceLinks } from './dealer-links.ts'
import { normaliseHref, plainLink, urlsIn } from './menu-links.ts'
import { type PagesSite, type PagesStock, pageLinks } from './page-links.ts'

/** The part of the site's settings that determines the footer's links. */
export type FooterSite = PagesSite &
  DealersSite &
  ServicedSite &
  SiteSlice<'routes.privacy' | 'routes.terms' | 'routes.faqs' | 'pages.privacy' | 'pages.terms'>

const pathsIn = (items: readonly NavigationItem[]) => new Set(urlsIn(items).map(normaliseHref))

/** Footer columns: the dealer's own, pages that no menu links to, service pages, the group's other dealers. */
export function footerColumns(site: FooterSite, shell: PagesStock): readonly NavigationItem[] {
  const service = serviceLinks(site)
  const offered = pathsIn(service)
  const more = pageLinks(site, shell).filter(({ url }) => !offered.has(normaliseHref(url)))
  const explore = more.length === 0 ? [] : [{ ...plainLink, name: 'Explore', url: '', dropdownItems: more }]
  return [...site.shell.navigation.footer, ...explore, ...service, ...dealerLinks(site)]
}

/** Links in the last line of a footer without columns: the dealer's pages, and the group's other dealers. */
export function columnlessLinks(site: FooterSite, shell: PagesStock): readonly NavigationItem[] {
  return [...pageLinks(site, shell), ...dealerLinks(site).flatMap(({ dropdownItems }) => dropdownItems)]
}

/** Links in the last line of every page: privacy, terms and FAQs, without those that a column has already. */
export function lawLinks(site: FooterSite, columns: readonly NavigationItem[]): readonly NavigationItem[] {
  const { routes, pages } = site
  const named = pathsIn(columns)
  const links: readonly (readonly [string | undefined, string | null])[] = [
    [pages.privacy.title, routes.privacy],
    [pages.terms?.title, routes.terms],
    ['FAQs', routes.faqs],
  ]
  return links.flatMap(([name, url]) =>
    name && url && !named.has(normaliseHref(url)) ? [{ ...plainLink, name, url }] : [],
  )
}
