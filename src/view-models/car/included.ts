import { isAvailable } from '#domain/car/availability.ts'
import { isCertified } from '#domain/car/badge.ts'
import type { Car } from '#domain/car/car.ts'
import { counted } from '#domain/text/counted.ts'
import { formatDistance } from '#domain/text/distance.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What a shopper gets with a car beside the car. */
export interface Included {
  /** What its dealer gives with every car of its condition, and its maker with a new one. */
  readonly lines: readonly string[]
  /** What its certificate brings. */
  readonly certified: readonly string[]
  /** The promise to take it back, or empty. */
  readonly returns: string
}

type ReturningSite = SiteSlice<'locale' | 'cars.returns_policy'>

export type IncludingSite = ReturningSite & SiteSlice<'cars.vehicle.included' | 'cars.certified.benefits'>

type IncludedCar = Pick<Car, 'make' | 'car_type' | 'status' | 'certified'>

/** A maker's promise holds for cars nobody has owned. */
function linesFor({ make, car_type }: IncludedCar, { cars }: IncludingSite): readonly string[] {
  const { makes, ...byType } = cars.vehicle.included
  const maker = Object.entries(makes).filter(([name]) => name.toLowerCase() === make.toLowerCase())
  return [...(car_type === 'used' ? [] : maker.map(([, line]) => line)), ...byType[car_type]]
}

/** The promise to take a car back, in a sentence; empty where there is none. */
export function returnsOf({ cars: { returns_policy: returns }, locale }: ReturningSite): string {
  if (!returns) return ''
  return `Bring it back within ${counted(returns.days, 'day')} and ${formatDistance(returns.km, locale)}, with ${returns.fuel}.`
}

/** What comes with a car as far as its dealer says so; null where nothing is said, or it cannot be had any more. */
export function includedOf(car: IncludedCar, site: IncludingSite): Included | null {
  if (!isAvailable(car)) return null
  const lines = linesFor(car, site)
  const certified = isCertified(car) ? site.cars.certified.benefits : []
  const returns = returnsOf(site)
  return lines.length + certified.length > 0 || returns ? { lines, certified, returns } : null
}
