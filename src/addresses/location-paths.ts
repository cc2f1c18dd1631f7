import { placeParameter } from '#domain/contact/contact-parameters.ts'
import { contactPathOf } from '#domain/location/contact-path.ts'
import type { Location } from '#domain/location/location.ts'
import { orderLocations } from '#domain/location/order.ts'
import { locationSlug } from '#domain/location/page-groups.ts'
import { visibleLocations } from '#domain/location/primary.ts'
import { sellsCars } from '#domain/location/trades.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** The settings that decide which locations are shown, and their order. */
export type PlacesSite = SiteSlice<'locations' | 'location_pages.locations_order' | 'location_pages.locations_sort'>

/** The visible locations, in the dealer's order. */
export function shownLocations(site: PlacesSite): readonly Location[] {
  return orderLocations(visibleLocations(site.locations), site.location_pages)
}

/** Path of a location's page. */
export function locationPath(site: SiteSlice<'pages.routes.location_slug'>, location: Location): string {
  return `/locations/${locationSlug(location, site.pages.routes.location_slug)}`
}

/**
 * Title of a location's page. The suffix sets it apart from the home page, as an only location may have the dealer's
 * name.
 */
export function placeTitle({ name, address: { city } }: Pick<Location, 'name' | 'address'>): string {
  const where = city && !name.toLowerCase().includes(city.toLowerCase()) ? ` in ${city}` : ''
  return `${name}${where}: opening hours and directions`
}

/** Path of a location's contact page: its own in mode `location`, else the site's only one. */
export function contactPath(site: SiteSlice<'contact.mode' | 'routes.contact'>, location: Location): string {
  return site.contact.mode === 'location' ? contactPathOf(location) : site.routes.contact
}

/** `contactPath` for a location's button: preselects the location in a shared form that offers several. */
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

/**
 * URL of directions: the location's own link, else Google Maps directions to its address, with its place id if known.
 */
export function directionsHref({ address }: Location): string {
  if (address.place_url) return address.place_url
  const query = [address.street, address.city, address.state, address.postcode].filter(Boolean).join(', ')
  const place = address.place_id ? { destination_place_id: address.place_id } : {}
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: query, ...place })}`
}
