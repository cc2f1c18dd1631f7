import { locationPath, type PlacesSite, shownLocations } from '#addresses/location-paths.ts'
import type { Location } from '#domain/location/location.ts'
import { type Near, nearestPlaces } from '#domain/location/nearest.ts'
import { formatRoad } from '#domain/text/distance.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { PlaceLink } from './place-links.ts'

type NearSite = PlacesSite & SiteSlice<'pages.routes.location_slug' | 'locale'>

const mostShown = 3

const awayText = ({ kilometres }: Near<Location>, site: NearSite) =>
  kilometres === 0 ? 'At the same address' : `${formatRoad(kilometres, site.locale)} away`

/** Links from a location's page to the dealer's nearest other locations, with their distances. */
export function otherPlaces(site: NearSite, here: Location): readonly PlaceLink[] {
  const path = locationPath(site, here)
  const others = shownLocations(site).filter((place) => locationPath(site, place) !== path)
  return nearestPlaces(here, others, mostShown).map((near) => ({
    text: near.place.name,
    note: awayText(near, site),
    href: locationPath(site, near.place),
  }))
}
