import type { Car } from './car.ts'

const testDriveOnly = 'test drive only'

/** In stock or coming soon. Sold cars and those of status `reserved` are not available. */
export function isAvailable({ status }: Pick<Car, 'status'>): boolean {
  return status === 'in_stock' || status === 'coming_soon'
}

/** Not sold, though it may be on hold. */
export const isUnsold = ({ status }: Pick<Car, 'status'>): boolean => status !== 'sold'

/** Available and not reserved: may carry a finance offer. */
export function isForSale(car: Pick<Car, 'status' | 'reserved'>): boolean {
  return isAvailable(car) && !car.reserved
}

/** In stock and not reserved: may be reserved or traded for. */
export function isFreeInStock(car: Pick<Car, 'status' | 'reserved'>): boolean {
  return car.status === 'in_stock' && !car.reserved
}

/** Tagged 'Test Drive Only': may be driven, not bought. */
export function isTestDriveOnly({ tag }: Pick<Car, 'tag'>): boolean {
  return tag?.trim().toLowerCase() === testDriveOnly
}
