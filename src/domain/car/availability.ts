import type { Car } from './car.ts'

const testDriveOnly = 'test drive only'

/** In stock or coming soon: the cars a dealer still has to sell. Reserved and sold ones are not available. */
export function isAvailable({ status }: Pick<Car, 'status'>): boolean {
  return status === 'in_stock' || status === 'coming_soon'
}

/** Still here, if only on hold for somebody. */
export const isUnsold = ({ status }: Pick<Car, 'status'>): boolean => status !== 'sold'

/** Available and nobody's yet: what may carry an offer of finance. */
export function isForSale(car: Pick<Car, 'status' | 'reserved'>): boolean {
  return isAvailable(car) && !car.reserved
}

/** Standing in the yard and nobody's yet: what may be reserved or traded for. */
export function isFreeInStock(car: Pick<Car, 'status' | 'reserved'>): boolean {
  return car.status === 'in_stock' && !car.reserved
}

/** Tagged 'Test Drive Only': it may be driven, not bought. */
export function isTestDriveOnly({ tag }: Pick<Car, 'tag'>): boolean {
  return tag?.trim().toLowerCase() === testDriveOnly
}
