import { hasLiveMaps } from '#domain/location/live-maps.ts'
import type { Location } from '#domain/location/location.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** A marker on a live map: position in degrees, and the name for screen readers. */
export interface MapPoint {
  readonly lat: number
  readonly long: number
  readonly name: string
}

/** Props of the map island: the map service's public token and the markers. */
export interface LiveMap {
  readonly token: string
  readonly points: readonly MapPoint[]
}

/**
 * The live map of some locations; null when the dealer uses static maps, has no token, or no location has coordinates.
 */
export function liveMapOf(
  site: SiteSlice<'location_pages.location_hero' | 'services.maps.token'>,
  locations: readonly Location[],
): LiveMap | null {
  const { token } = site.services.maps
  if (token === null || !hasLiveMaps(site)) return null
  const points = locations.flatMap(({ name, address: { lat, long } }) =>
    lat === null || long === null ? [] : [{ lat, long, name }],
  )
  return points.length > 0 ? { token, points } : null
}
