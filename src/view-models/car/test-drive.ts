import { isFreeInStock } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { offersDrives } from '#domain/car/test-drives.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** Whether a test drive is offered: the dealer has them, and the car is in stock and not reserved. */
export const hasTestDrive = (
  { cars }: SiteSlice<'cars.features' | 'cars.buttons'>,
  car: Pick<Car, 'status' | 'reserved'>,
): boolean => offersDrives(cars) && isFreeInStock(car)
