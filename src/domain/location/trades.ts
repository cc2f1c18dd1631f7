import type { Location } from './location.ts'

type Trade = Pick<Location, 'location_type' | 'motor_vehicle_repairer'>

/** Whether a location is of type sales. */
export function sellsCars({ location_type }: Pick<Trade, 'location_type'>): boolean {
  return location_type === 'sales'
}

/** Whether a location services cars: it is of type service, or states a repairer number. */
export function isWorkshop({ location_type, motor_vehicle_repairer }: Trade): boolean {
  return location_type === 'service' || motor_vehicle_repairer !== null
}

/** The places that sell cars, or all when none does. */
export function placesThatSell<Place extends Pick<Trade, 'location_type'>>(places: readonly Place[]): readonly Place[] {
  const yards = places.filter(sellsCars)
  return yards.length > 0 ? yards : places
}

/** Places for service bookings: the workshops, else the places that sell cars. */
export function workshopsOf<Place extends Trade>(places: readonly Place[]): readonly Place[] {
  const workshops = places.filter(isWorkshop)
  return workshops.length > 0 ? workshops : placesThatSell(places)
}
