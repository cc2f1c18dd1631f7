import type { CarType } from '../car/car.ts'

/** Names of enquiries about one car, as leads carry them. */
export const carCategories: Readonly<Record<CarType, string>> = {
  new: 'New Vehicle Enquiry',
  used: 'Used Vehicle Enquiry',
  demo: 'Demo Vehicle Enquiry',
}

/**
 * Under which of a dealer's categories several cars are asked about: that of the kind most of them are, of as many the new
 * ones. Demonstrators are sold by those who sell new cars. Null where the dealer has no such category.
 */
export function categoryOfCars(types: readonly CarType[], offered: readonly string[]): string | null {
  const used = types.filter((type) => type === 'used').length
  const kind = used * 2 > types.length ? 'used' : 'new'
  const isDemo = types.length > 0 && types.every((type) => type === 'demo')
  const fitting = isDemo ? [carCategories.demo, carCategories.new] : [carCategories[kind]]
  return types.length > 0 ? (fitting.find((name) => offered.includes(name)) ?? null) : null
}
