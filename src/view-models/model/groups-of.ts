import type { Car } from '#domain/car/car.ts'

/** Cars of one value of an attribute; cars that do not state it are in none. */
export function groupsOf(
  cars: readonly Car[],
  named: (car: Car) => string | null,
): readonly (readonly [string, Car[]])[] {
  return [...Map.groupBy(cars, (car) => named(car)?.trim() ?? '')].filter(([name]) => name !== '')
}
