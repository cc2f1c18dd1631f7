import type { Car } from '../car/car.ts'
import type { Location } from './location.ts'
import { sellsCars } from './trades.ts'

/** The fields that identify a car's location. */
export type PlacedCar = Pick<Car, 'location' | 'dealership_id' | 'dealership_slug'>
type Yard = Pick<Location, 'id' | 'slug' | 'dealership_id' | 'dealership_slug' | 'location_type'>

/** The car's stated location, else the selling location of its dealership; undefined when neither is known. */
export function yardOf<L extends Yard>(car: PlacedCar, locations: readonly L[]): L | undefined {
  const { location, dealership_id: id, dealership_slug: slug } = car
  const selling = locations.filter(sellsCars)
  return (
    locations.find((each) => location && (each.id === location.id || each.slug === location.slug)) ??
    selling.find((each) => (id && each.dealership_id === id) || (slug && each.dealership_slug === slug))
  )
}
