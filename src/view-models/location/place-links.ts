import { placeParameter } from '#domain/contact/contact-parameters.ts'
import type { Location } from '#domain/location/location.ts'
import { isWorkshop, sellsCars } from '#domain/location/trades.ts'
import { wholeListPath } from '#domain/page/whole-list.ts'
import { reviewsText } from '#domain/rating/rating.ts'
import { countOf, nounFor } from '#search/nouns.ts'
import { writeLocation } from '#search/page-path.ts'
import { emptyState } from '#search/state.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { placeStars, type ReviewedSite } from '#view-models/shell/review-summary.ts'

/** A link to something a location offers. */
export interface PlaceLink {
  readonly text: string
  readonly href: string
  /** "64 km away" */
  readonly note?: string
  /** On another site; opens in a new tab. */
  readonly isOutside?: boolean
}

export type PlaceSite = ReviewedSite &
  SiteSlice<
    | 'identity.vehicle_types'
    | 'labels'
    | 'locale'
    | 'routes.service'
    | 'routes.manufacturer_service'
    | 'routes.trade_in'
    | 'routes.finance'
  >
/** A car's location, with the name that the search index has for it. */
export interface IndexedLocation {
  readonly location: { readonly id: string; readonly name: string | null } | null
}

/** URL of the whole list, filtered to the locations of these cars. */
export function locationListHref(standing: readonly IndexedLocation[]): string {
  const names = [...new Set(standing.flatMap(({ location }) => location?.name ?? []))]
  return writeLocation(wholeListPath, { ...emptyState, lists: { location_name: names } })
}

/** URL with the location preselected in the page's form. */
const bookingAt = (path: string | null, { id }: Location): string | null =>
  path && `${path}?${new URLSearchParams({ [placeParameter]: id })}`

const bookingOf = ({ labels, routes }: PlaceSite, location: Location) => ({
  text: labels.book_service,
  href: routes.manufacturer_service ?? bookingAt(routes.service, location),
})

/** The service booking, as the main action of a location that is only a workshop; null for any other. */
export function firstBooking(site: PlaceSite, location: Location): PlaceLink | null {
  const { text, href } = bookingOf(site, location)
  return location.location_type === 'service' && href ? { text, href } : null
}

function workAt(site: PlaceSite, location: Location): readonly PlaceLink[] {
  const { routes, labels } = site
  const isYard = sellsCars(location)
  const booking = bookingOf(site, location)
  const offered: readonly (readonly [boolean, string, string | null])[] = [
    [isWorkshop(location) && !firstBooking(site, location), booking.text, booking.href],
    [isYard, labels.trade_in, routes.trade_in],
    [isYard, labels.get_finance, routes.finance],
  ]
  return offered.flatMap(([isHere, text, href]) => (isHere && href ? [{ text, href }] : []))
}

function reviewsOf(site: PlaceSite, location: Location): readonly PlaceLink[] {
  const { review_url: href } = location
  const stars = placeStars(site, [location], location)
  if (!href || !stars?.count) return []
  return [{ text: `Read ${reviewsText(stars.count, site.locale)}`, href, isOutside: true }]
}

/** Links of a location's page: its stock, its services and its reviews. */
export function placeLinks(
  site: PlaceSite,
  location: Location,
  cars: readonly IndexedLocation[],
): readonly PlaceLink[] {
  const standing = cars.filter((car) => car.location?.id === location.id)
  const stock = countOf(standing.length, nounFor(site.identity.vehicle_types), site.locale)
  return [
    ...(standing.length > 0 ? [{ text: `See the ${stock} here`, href: locationListHref(standing) }] : []),
    ...workAt(site, location),
    ...reviewsOf(site, location),
  ]
}
