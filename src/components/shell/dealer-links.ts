import { serviceTitle } from '#components/location/service-desk.ts'
import type { NavigationItem, Site } from '#tenants/site.ts'

/** What of a site decides the footer's list of dealers. */
export interface DealersSite {
  readonly slug: string
  readonly footer: Pick<Site['footer'], 'dealers'>
  readonly sisterSites: readonly Pick<Site['sisterSites'][number], 'name' | 'slug' | 'url'>[]
}

const entry = { items: [], dynamic: null, logo: null, className: null, mobileOpen: false } as const

/** The group's other dealers as one column of the footer, where the dealer wants it and the group has any. */
export function dealerLinks({ slug, footer, sisterSites }: DealersSite): readonly NavigationItem[] {
  const others = sisterSites.filter((sister) => sister.slug !== slug)
  if (!footer.dealers || others.length === 0) return []
  return [{ ...entry, name: 'Our dealers', url: '', items: others.map(({ name, url }) => ({ ...entry, name, url })) }]
}

/** The way to the page where services are booked online, where the dealer has one. */
export function serviceLinks({
  routes,
  manufacturer,
}: Pick<Site, 'routes' | 'manufacturer'>): readonly NavigationItem[] {
  const url = routes.manufacturer_service
  return url === null ? [] : [{ ...entry, name: serviceTitle({ manufacturer }), url }]
}
