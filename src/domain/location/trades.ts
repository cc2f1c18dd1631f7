import type { Location } from './location.ts'

type Trade = Pick<Location, 'location_type' | 'motor_vehicle_repairer'>

/** Whether cars are sold at a place: it is its trade. */
export function sellsCars({ location_type }: Pick<Trade, 'location_type'>): boolean {
  return location_type === 'sales'
}

/** Whether cars are serviced at a place: it is its trade, or it says its number as a repairer. */
export function isWorkshop({ location_type, motor_vehicle_repairer }: Trade): boolean {
  return location_type === 'service' || motor_vehicle_repairer !== null
}

/** The places of those that sell cars; where none does, all of them. */
export function placesThatSell<Place extends Pick<Trade, 'location_type'>>(places: readonly Place[]): readonly Place[] {
  const yards = places.filter(sellsCars)
  return yards.length > 0 ? yards : places
}

/** Where a service is booked: the workshops among some places; where none says that it is one, all that sell. */
export function workshopsOf<Place extends Trade>(places: readonly Place[]): readonly Place[] {
  const workshops = places.filter(isWorkshop)
  return workshops.length > 0 ? workshops : placesThatSell(places)
}
