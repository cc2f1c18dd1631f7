import type { Location } from '#domain/location/location.ts'
import type { Site } from '#tenants/site.ts'

type Placed = Pick<Site, 'slug' | 'locations'>

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

/**
 * The location whose slots are requested. A location id is unique only within its dealer, so it is looked up among the
 * locations of `dealership`: the slug of a dealership or of a dealer. If that is unknown, an id used by several dealers
 * matches none, and the shopper may request any time, as when the call fails.
 */
export function slotPlace(
  sites: readonly Placed[],
  asked: { readonly location?: string | undefined; readonly dealership?: string | undefined },
): Location | undefined {
  const all = sites.flatMap(({ locations }) => locations)
  const ofDealership = all.filter((place) => place.dealership_slug === asked.dealership)
  const ofDealer = sites.find(({ slug }) => slug === asked.dealership)?.locations ?? []
  const named = (places: readonly Location[]) => places.filter(({ id }) => id === asked.location)
  return named(ofDealership)[0] ?? named(ofDealer)[0] ?? only(named(all)) ?? ofDealership[0]
}
