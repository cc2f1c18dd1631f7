import type { Location } from '#domain/location/location.ts'
import type { Site } from '#tenants/site.ts'

type Placed = Pick<Site, 'slug' | 'locations'>

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

/**
 * The place whose free times are asked for. The id of a place is unique at its dealer alone, so it counts among the places of the
 * dealership that is named with it: a dealer's slug, or that of one of its dealerships. Where nobody knows that one, an id that
 * several dealers use names no place: then a shopper may ask for any time, as where nobody answers.
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
