import type { Car } from '../car/car.ts'
import type { Location } from './location.ts'

/** The place with most of these cars, the first one on a tie; null when none of them is at any of the places. */
export function placeWithMostCars<L extends Pick<Location, 'id'>>(
  places: readonly L[],
  cars: readonly Pick<Car, 'location'>[],
): L | null {
  const countAt = ({ id }: L) => cars.filter(({ location }) => location?.id === id).length
  const counted = places.map((place) => ({ place, count: countAt(place) })).filter(({ count }) => count > 0)
  return counted.toSorted((a, b) => b.count - a.count)[0]?.place ?? null
}
