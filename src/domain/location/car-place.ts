import type { Location } from './location.ts'
import { locationPhone, primaryLocation, visibleLocations } from './primary.ts'
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

function locationOf(car: PlacedCar, locations: readonly Location[]): Location | null {
  const selling = locations.filter((each) => each.location_type === 'sales')
  return yardOf(car, locations) ?? primaryLocation(selling) ?? primaryLocation(locations)
}

/** The car's own location, else its dealership's, else the dealer's first; its phone goes before the site's. */
export function carPlace(car: PlacedCar, site: Yards): CarPlace {
  const location = locationOf(car, visibleLocations(site.locations))
  return { location, phone: car.location?.phone || (location && locationPhone(location)) || site.contact.phone }
}
