import type { CarType } from './car.ts'

/** Which cars a dealer shows at all. */
export interface OnShowPolicy {
  readonly car_types: readonly CarType[]
  readonly exclude_car_types: readonly CarType[]
  readonly exclude_makes: readonly string[]
  /** Demo cars need more than this on the odometer; null means no such rule. */
  readonly demo_min_km: number | null
  /** Days a sold car stays visible after its sold date, 0 to 14. */
  readonly include_sold_cars_days: number
}
