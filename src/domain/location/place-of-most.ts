import type { Car } from '../car/car.ts'
import type { Location } from './location.ts'

/** The place where most of these cars are, of as many the first in the order given; null where none is at any of them. */
export function placeOfMost<L extends Pick<Location, 'id'>>(
  places: readonly L[],
  cars: readonly Pick<Car, 'location'>[],
): L | null {
  const countAt = ({ id }: L) => cars.filter(({ location }) => location?.id === id).length
  const counted = places.map((place) => ({ place, count: countAt(place) })).filter(({ count }) => count > 0)
  return counted.toSorted((a, b) => b.count - a.count)[0]?.place ?? null
}
