import { type CarType, carTypes } from './car.ts'
import type { OnShowPolicy } from './on-show.ts'

/** The car types a dealer shows, in display order. */
export function shownTypes(policy: Pick<OnShowPolicy, 'car_types' | 'exclude_car_types'>): readonly CarType[] {
  return carTypes.filter((type) => policy.car_types.includes(type) && !policy.exclude_car_types.includes(type))
}
