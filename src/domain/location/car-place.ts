import type { Location } from './location.ts'
import { locationPhone, primaryLocation, visibleLocations } from './primary.ts'
import { placesThatSell } from './trades.ts'
import { type PlacedCar, yardOf } from './yard-of.ts'

/** A car's location and the phone number for it. */
export interface CarPlace {
  readonly location: Location | null
  readonly phone: string | null
}

/** A dealer's locations and main phone number. */
export interface Yards {
  readonly locations: readonly Location[]
  readonly contact: { readonly phone: string | null }
}

/**
 * Location: the car's own, else its dealership's, else the primary one that sells. Phone: the car's, the location's,
 * the site's.
 */
export function carPlace(car: PlacedCar, site: Yards): CarPlace {
  const locations = visibleLocations(site.locations)
  const location = yardOf(car, locations) ?? primaryLocation(placesThatSell(locations))
  return { location, phone: car.location?.phone || (location && locationPhone(location)) || site.contact.phone }
}
