import type { Location } from './location.ts'
import { locationPhone, primaryLocation, visibleLocations } from './primary.ts'
import { placesThatSell } from './trades.ts'
import { type PlacedCar, yardOf } from './yard-of.ts'

/** Where a car can be seen, and the number to ask about it. */
export interface CarPlace {
  readonly location: Location | null
  readonly phone: string | null
}

/** The yards of a dealer, and the number of all of them. */
export interface Yards {
  readonly locations: readonly Location[]
  readonly contact: { readonly phone: string | null }
}

/** The car's own location, else its dealership's, else the dealer's main one that sells; its phone goes before the site's. */
export function carPlace(car: PlacedCar, site: Yards): CarPlace {
  const locations = visibleLocations(site.locations)
  const location = yardOf(car, locations) ?? primaryLocation(placesThatSell(locations))
  return { location, phone: car.location?.phone || (location && locationPhone(location)) || site.contact.phone }
}
