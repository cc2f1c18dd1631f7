import type { Car } from '#domain/car/car.ts'

/** Cars grouped by the (trimmed) value of an attribute; cars without a value are left out. */
export function groupsOf(
  cars: readonly Car[],
  named: (car: Car) => string | null,
): readonly (readonly [string, Car[]])[] {
  return [...Map.groupBy(cars, (car) => named(car)?.trim() ?? '')].filter(([name]) => name !== '')
}
