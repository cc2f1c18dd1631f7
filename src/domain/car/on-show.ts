import { dayMs, instantOf } from '../text/instant.ts'
import type { Car, CarType } from './car.ts'
import { shownTypes } from './shown-types.ts'

/** Settings that decide which cars a dealer's site shows. */
export interface OnShowPolicy {
  readonly car_types: readonly CarType[]
  readonly exclude_car_types: readonly CarType[]
  readonly exclude_makes: readonly string[]
  /** Demo cars are shown above this odometer reading; null for no limit. */
  readonly demo_min_km: number | null
  /** Days a sold car stays visible after its sold date, 0 to 14. */
  readonly include_sold_cars_days: number
}

/** The same as written in dealer files. */
export interface OnShowSettings extends Pick<OnShowPolicy, 'include_sold_cars_days'> {
  readonly search_filters: Omit<OnShowPolicy, 'include_sold_cars_days'>
}

/** Builds the policy from a dealer's settings. */
export function onShowPolicy({ search_filters, include_sold_cars_days }: OnShowSettings): OnShowPolicy {
  return { ...search_filters, include_sold_cars_days }
}

/** The fields that decide whether a car is shown. */
export type ShowableCar = Pick<Car, 'status' | 'sold_date' | 'show_on_dealer_website' | 'car_type' | 'make' | 'km'>

/** Why a car is not shown, as worded in the build report. */
export type ReasonNotOnShow =
  | 'not meant for the website'
  | 'reserved'
  | 'sold, and no longer shown'
  | 'a type of car this dealer does not show'
  | 'a make this dealer does not show'
  | 'a demo with too few kilometres'

/** Default days that a sold car stays visible. */
export const defaultSoldDays = 3

/** Whether a car was sold within the last `days` days, to the millisecond. False without a sold date or with 0 days. */
export function isInSoldWindow({ sold_date }: Pick<Car, 'sold_date'>, days: number, now: Date): boolean {
  const sold = instantOf(sold_date)
  return days > 0 && sold !== null && now.getTime() - sold <= days * dayMs
}

/** Compares makes ignoring case, which differs between dealers and feeds. */
export function isSameMake(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function isExcludedMake(make: string, { exclude_makes }: OnShowPolicy): boolean {
  return exclude_makes.some((excluded) => isSameMake(excluded, make))
}

function isDrivenEnough({ car_type, km }: ShowableCar, { demo_min_km: least }: OnShowPolicy): boolean {
  return car_type !== 'demo' || least === null || (km !== null && km > least)
}

/** Why a car is not shown now, or null when it is. */
export function reasonNotOnShow(car: ShowableCar, policy: OnShowPolicy, now: Date): ReasonNotOnShow | null {
  if (!car.show_on_dealer_website) return 'not meant for the website'
  if (car.status === 'reserved') return 'reserved'
  const isGone = car.status === 'sold' && !isInSoldWindow(car, policy.include_sold_cars_days, now)
  if (isGone) return 'sold, and no longer shown'
  if (!shownTypes(policy).includes(car.car_type)) return 'a type of car this dealer does not show'
  if (isExcludedMake(car.make, policy)) return 'a make this dealer does not show'
  if (!isDrivenEnough(car, policy)) return 'a demo with too few kilometres'
  return null
}
