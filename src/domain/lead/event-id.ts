import { isTestDriveOnly } from '../car/availability.ts'
import type { Car } from '../car/car.ts'
import { knownCategories } from './category.ts'

/** Numbers the dealers' reports know events by. */
export const eventIds = {
  lead: 22,
  careers: 51,
  favourite: 39,
  new_car: 14,
  used_car: 15,
  test_drive_new: 17,
  test_drive_used: 48,
  call: 25,
} as const

/** What a lead's event is told by. */
export interface LeadFacts {
  /** As the shopper chose it, before careers become general. */
  readonly category: string
  readonly isTestDrive: boolean
  readonly car: Pick<Car, 'car_type' | 'tag'> | null
}

/**
 * The event of a lead, the first that applies: careers, a test-drive-only car, a test drive (a demo counts as new), a new
 * car, a used car, any other lead.
 */
export function leadEventId({ category, isTestDrive, car }: LeadFacts): number {
  if (category === knownCategories.careers) return eventIds.careers
  if (car === null) return eventIds.lead
  if (isTestDriveOnly(car)) return eventIds.test_drive_new
  if (isTestDrive) return car.car_type === 'used' ? eventIds.test_drive_used : eventIds.test_drive_new
  if (car.car_type === 'new') return eventIds.new_car
  return car.car_type === 'used' ? eventIds.used_car : eventIds.lead
}
