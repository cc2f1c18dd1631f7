import { isTestDriveOnly } from '../car/availability.ts'
import type { Car } from '../car/car.ts'
import { knownCategories } from './category.ts'

/** Default event ids of the dealers' reports. */
export const platformEventIds = {
  lead: 22,
  careers: 51,
  favourite: 39,
  new_car: 14,
  used_car: 15,
  test_drive_new: 17,
  test_drive_used: 48,
  call: 25,
} as const

/** Event -> id in a dealer's reports. */
export type EventIds = Readonly<Record<keyof typeof platformEventIds, number>>

/** The events a lead can be. */
export type LeadEventIds = Omit<EventIds, 'favourite' | 'call'>

/** The facts that determine a lead's event. */
export interface LeadFacts {
  /** As the shopper chose it, before `leadCategory` maps careers to general. */
  readonly category: string
  readonly isTestDrive: boolean
  readonly car: Pick<Car, 'car_type' | 'tag'> | null
}

/**
 * Event id of a lead. First that applies: careers, a test-drive-only car, a test drive (a demo counts as new), a new
 * car, a used car, any other lead.
 */
export function leadEventId({ category, isTestDrive, car }: LeadFacts, ids: LeadEventIds): number {
  if (category === knownCategories.careers) return ids.careers
  if (car === null) return ids.lead
  if (isTestDriveOnly(car)) return ids.test_drive_new
  if (isTestDrive) return car.car_type === 'used' ? ids.test_drive_used : ids.test_drive_new
  if (car.car_type === 'new') return ids.new_car
  return car.car_type === 'used' ? ids.used_car : ids.lead
}
