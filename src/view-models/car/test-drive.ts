import { isFreeInStock } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What decides whether a dealer has its cars driven first. */
export type DrivenSite = SiteSlice<'cars.features' | 'cars.buttons'>

/** Whether the dealer offers test drives, and does not hide that. */
export const offersDrives = ({ cars: { features, buttons } }: DrivenSite): boolean =>
  features.test_drive && buttons.test_drive !== false

/** Whether a car can be driven first: the dealer offers it, and the car stands in the yard and is nobody's yet. */
export const hasTestDrive = (site: DrivenSite, car: Pick<Car, 'status' | 'reserved'>): boolean =>
  offersDrives(site) && isFreeInStock(car)
