import type { CarType } from '../car/car.ts'

/** Names of enquiries about one car, as leads carry them. */
export const carCategories: Readonly<Record<CarType, string>> = {
  new: 'New Vehicle Enquiry',
  used: 'Used Vehicle Enquiry',
  demo: 'Demo Vehicle Enquiry',
}

/**
 * Category of an enquiry about several cars: that of their car type if they share one. Demo cars fall back to the
 * category of new cars, which the same staff sell. Null when the types are mixed or the dealer offers no such category;
 * use the general one.
 */
export function categoryOfCars(types: readonly CarType[], offered: readonly string[]): string | null {
  const [kind, ...others] = new Set(types)
  if (!kind || others.length > 0) return null
  const fitting = kind === 'demo' ? [carCategories.demo, carCategories.new] : [carCategories[kind]]
  return fitting.find((name) => offered.includes(name)) ?? null
}
