import { placeParameter } from '#domain/contact/contact-parameters.ts'
import { contactPathOf } from '#domain/location/contact-path.ts'
import type { Location } from '#domain/location/location.ts'
import { orderLocations } from '#domain/location/order.ts'
import { locationSlug } from '#domain/location/page-groups.ts'
import { visibleLocations } from '#domain/location/primary.ts'
import { sellsCars } from '#domain/location/trades.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What of a site decides which places it shows, and in which order. */
export type PlacesSite = SiteSlice<'locations' | 'location_pages.locations_order' | 'location_pages.locations_sort'>

/** The places shoppers may see, in the dealer's order. */
export function shownLocations(site: PlacesSite): readonly Location[] {
  return orderLocations(visibleLocations(site.locations), site.location_pages)
}

/** The address of a place's own page. */
export function locationPath(site: SiteSlice<'pages.routes.location_slug'>, location: Location): string {
  return `/locations/${locationSlug(location, site.pages.routes.location_slug)}`
}

/** The title of a place's page: a dealer's only place may have the dealer's own name, which is home's title. */
export function placeTitle({ name, address: { city } }: Pick<Location, 'name' | 'address'>): string {
  const where = city && !name.toLowerCase().includes(city.toLowerCase()) ? ` in ${city}` : ''
  return `${name}${where}: opening hours and directions`
}

/** Where to write to a place: its contact page where every place has one, else the site's only one. */
export function contactPath(site: SiteSlice<'contact.mode' | 'routes.contact'>, location: Location): string {
  return site.contact.mode === 'location' ? contactPathOf(location) : site.routes.contact
}

/** The same for a button of the place: of several a form for all begins with it, where they may be chosen from. */
export function contactHref(
  site: PlacesSite & SiteSlice<'contact.mode' | 'routes.contact'>,
  location: Location,
): string {
  const path = contactPath(site, location)
  const offered = shownLocations(site).filter(sellsCars)
  const isChosen = offered.length > 1 && !location.primary && offered.some(({ id }) => id === location.id)
  if (site.contact.mode === 'location' || !isChosen) return path
  return `${path}?${new URLSearchParams({ [placeParameter]: location.id })}`
}

/** A way there: the place's own link, else to its address on a map, and to the very place where the map service knows it. */
export function directionsHref({ address }: Location): string {
  if (address.place_url) return address.place_url
  const query = [address.street, address.city, address.state, address.postcode].filter(Boolean).join(', ')
  const place = address.place_id ? { destination_place_id: address.place_id } : {}
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: query, ...place })}`
}
