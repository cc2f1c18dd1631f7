import type { NavigationItem, Site } from '#tenants/site.ts'
import { serviceTitle } from '#view-models/location/service-booking.ts'
import { plainLink } from './menu-links.ts'

/** What of a site decides the footer's list of dealers. */
export interface DealersSite {
  readonly slug: string
  readonly footer: Pick<Site['footer'], 'dealers'>
  readonly sisterSites: readonly Pick<Site['sisterSites'][number], 'name' | 'slug' | 'url'>[]
}

/** The group's other dealers as one column of the footer, where the dealer wants it and the group has any. */
export function dealerLinks({ slug, footer, sisterSites }: DealersSite): readonly NavigationItem[] {
  const others = sisterSites.filter((sister) => sister.slug !== slug)
  if (!footer.dealers || others.length === 0) return []
  return [
    { ...plainLink, name: 'Our dealers', url: '', items: others.map(({ name, url }) => ({ ...plainLink, name, url })) },
  ]
}

/** What of a site decides the footer's links to its workshop. */
export interface ServicedSite {
  readonly routes: Pick<Site['routes'], 'service' | 'manufacturer_service'>
  readonly labels: Pick<Site['labels'], 'book_service'>
  readonly manufacturer: Site['manufacturer']
}

/** The ways to a service as one column of the footer, for a dealer whose services are booked online. */
export function serviceLinks({ routes, labels, manufacturer }: ServicedSite): readonly NavigationItem[] {
  const { manufacturer_service: online, service: form } = routes
  if (online === null) return []
  const links = [{ ...plainLink, name: serviceTitle({ manufacturer }), url: online }]
  const asked = form === null ? [] : [{ ...plainLink, name: labels.book_service, url: form }]
  return [{ ...plainLink, name: 'Service', url: '', items: [...links, ...asked] }]
}
