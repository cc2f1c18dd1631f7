import type { Location } from '#domain/location/location.ts'
import { visibleLocations } from '#domain/location/primary.ts'
import type { Site } from '#tenants/site.ts'
import { bookableWorkshops, dealershipsIn } from './parts.ts'

type ByName = Readonly<Record<string, string>>

/** Routing of a lead where the shopper chooses between locations or dealerships. */
export interface LeadRouting {
  /** Location id -> its dealership's slug, where the chosen location decides; else empty. */
  readonly dealerships: ByName
  /** Dealership's slug -> the id of its location, where a dealership is chosen. */
  readonly places?: ByName
}

/** Location id -> dealership slug, for the locations that have one. */
export function dealershipsOf(locations: readonly Location[]): ByName {
  return Object.fromEntries(locations.flatMap(({ id, dealership_slug: slug }) => (slug ? [[id, slug]] : [])))
}

const byPlace = (locations: readonly Location[]): LeadRouting => ({ dealerships: dealershipsOf(locations) })

/** Routing of a form with its own page: the selected location's dealership, or the selected dealership's location. */
export function leadRoutingOf(site: Site, formName: string): LeadRouting {
  if (formName === 'test-drive') return byPlace(visibleLocations(site.locations))
  if (formName === 'service' && site.forms.service_location) return byPlace(bookableWorkshops(site))
  if (formName !== 'finance') return { dealerships: {} }
  const places = [...dealershipsIn(site)].map(([slug, { id }]) => [slug, id] as const)
  return { dealerships: {}, ...(places.length > 1 && { places: Object.fromEntries(places) }) }
}
