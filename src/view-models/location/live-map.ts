import { hasLiveMaps } from '#domain/location/live-maps.ts'
import type { Location } from '#domain/location/location.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** One marker of a live map: degrees, and the name a screen reader says. */
export interface MapPoint {
  readonly lat: number
  readonly long: number
  readonly name: string
}

/** What the map island needs: the service's public token and the places to mark. */
export interface LiveMap {
  readonly token: string
  readonly points: readonly MapPoint[]
}

/** The live map of some places; null where the dealer shows still ones, has no token, or no place has coordinates. */
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
