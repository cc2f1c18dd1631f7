import type { CarType } from '../car/car.ts'

/** Names of enquiries about one car, as leads carry them. */
export const carCategories: Readonly<Record<CarType, string>> = {
  new: 'New Vehicle Enquiry',
  used: 'Used Vehicle Enquiry',
  demo: 'Demo Vehicle Enquiry',
}

/**
 * Under which of a dealer's categories several cars are asked about: that of their kind where all are of one. Demonstrators
 * are sold by those who sell new cars. Null where they are mixed, or the dealer has no such category: the general one fits.
 */
export function categoryOfCars(types: readonly CarType[], offered: readonly string[]): string | null {
  const [kind, ...others] = new Set(types)
  if (!kind || others.length > 0) return null
  const fitting = kind === 'demo' ? [carCategories.demo, carCategories.new] : [carCategories[kind]]
  return fitting.find((name) => offered.includes(name)) ?? null
}
