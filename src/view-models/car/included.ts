import { isAvailable } from '#domain/car/availability.ts'
import { isCertified } from '#domain/car/badge.ts'
import type { Car } from '#domain/car/car.ts'
import { counted } from '#domain/text/counted.ts'
import { formatDistance } from '#domain/text/distance.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What is included with a car. */
export interface Included {
  /** What the dealer includes with every car of its type, and the maker with a new or demo car. */
  readonly lines: readonly string[]
  /** Benefits of its certification. */
  readonly certified: readonly string[]
  /** The returns promise; may be empty. */
  readonly returns: string
}

type ReturningSite = SiteSlice<'locale' | 'cars.returns_policy'>

export type IncludingSite = ReturningSite & SiteSlice<'cars.vehicle.included' | 'cars.certified.benefits'>

type IncludedCar = Pick<Car, 'make' | 'car_type' | 'status' | 'certified'>

/** A maker's line does not apply to used cars. */
function linesFor({ make, car_type }: IncludedCar, { cars }: IncludingSite): readonly string[] {
  const { makes, ...byType } = cars.vehicle.included
  const maker = Object.entries(makes).filter(([name]) => name.toLowerCase() === make.toLowerCase())
  return [...(car_type === 'used' ? [] : maker.map(([, line]) => line)), ...byType[car_type]]
}

/** The returns promise as a sentence; empty without a returns policy. */
export function returnsOf({ cars: { returns_policy: returns }, locale }: ReturningSite): string {
  if (!returns) return ''
  return `Bring it back within ${counted(returns.days, 'day')} and ${formatDistance(returns.km, locale)}, with ${returns.fuel}.`
}

/**
 * What is included with a car, as far as the dealer states it; null when nothing is stated or the car is not available.
 */
export function includedOf(car: IncludedCar, site: IncludingSite): Included | null {
  if (!isAvailable(car)) return null
  const lines = linesFor(car, site)
  const certified = isCertified(car) ? site.cars.certified.benefits : []
  const returns = returnsOf(site)
  return lines.length + certified.length > 0 || returns ? { lines, certified, returns } : null
}
