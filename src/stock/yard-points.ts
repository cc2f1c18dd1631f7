import type { Car } from '#domain/car/car.ts'
import type { Location } from '#domain/location/location.ts'
import { haveDistinctPoints, pointOf } from '#domain/location/point.ts'
import { yardOf } from '#domain/location/yard-of.ts'

/**
 * The cars with the coordinates of their locations; unchanged when all locations are in one place, where none is
 * nearer.
 */
export function withYardPoints(cars: readonly Car[], locations: readonly Location[]): readonly Car[] {
  if (!haveDistinctPoints(locations.map(({ address }) => pointOf(address)))) return cars
  return cars.map((car) => {
    const yard = yardOf(car, locations)
    return { ...car, point: yard ? pointOf(yard.address) : null }
  })
}
