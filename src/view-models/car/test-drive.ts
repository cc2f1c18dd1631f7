import { isFreeInStock } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { offersDrives } from '#domain/car/test-drives.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** Whether a car can be driven first: the dealer offers it, and the car stands in the yard and is nobody's yet. */
export const hasTestDrive = (
  { cars }: SiteSlice<'cars.features' | 'cars.buttons'>,
  car: Pick<Car, 'status' | 'reserved'>,
): boolean => offersDrives(cars) && isFreeInStock(car)
