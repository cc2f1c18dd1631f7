import { isFreeInStock } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** Whether a car can be driven first: the dealer offers it, and the car stands in the yard and is nobody's yet. */
export function hasTestDrive(
  { cars: { features, buttons } }: SiteSlice<'cars.features' | 'cars.buttons'>,
  car: Pick<Car, 'status' | 'reserved'>,
): boolean {
  return features.test_drive && buttons.test_drive !== false && isFreeInStock(car)
}
