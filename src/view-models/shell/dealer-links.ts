import type { NavigationItem } from '#tenants/site/shell.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { serviceTitle } from '#view-models/location/service-booking.ts'
import { plainLink } from './menu-links.ts'

/** The part of the site's settings that determines the footer's list of dealers. */
export type DealersSite = SiteSlice<'shell.footer.dealers' | 'identity.dealership_websites'>

/** A footer column with the group's other dealers; empty when the dealer turns it off or there are none. */
export function dealerLinks({ shell, identity }: DealersSite): readonly NavigationItem[] {
  const { dealership_websites: others } = identity
  if (!shell.footer.dealers || others.length === 0) return []
  return [
    {
      ...plainLink,
      name: 'Our dealers',
      url: '',
      dropdownItems: others.map(({ name, url }) => ({ ...plainLink, name, url })),
    },
  ]
}

/** The part of the site's settings that determines the footer's service links. */
export type ServicedSite = SiteSlice<
  'routes.service' | 'routes.manufacturer_service' | 'labels.book_service' | 'identity.manufacturer'
>

/** A footer column with the service pages; empty when services cannot be booked online. */
export function serviceLinks({ routes, labels, identity }: ServicedSite): readonly NavigationItem[] {
  const { manufacturer_service: online, service: form } = routes
  if (online === null) return []
  const links = [{ ...plainLink, name: serviceTitle(identity), url: online }]
  const asked = form === null ? [] : [{ ...plainLink, name: labels.book_service, url: form }]
  return [{ ...plainLink, name: 'Service', url: '', dropdownItems: [...links, ...asked] }]
}
