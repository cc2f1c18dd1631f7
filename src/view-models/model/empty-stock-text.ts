import { isUnsold } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'

/**
 * Text for a model without cars for sale; a car on hold is still in stock. `last`: sentence about the last one sold.
 */
export function emptyStockText(cars: readonly Pick<Car, 'status'>[], last = ''): string {
  const isHeld = cars.some(isUnsold)
  const none = isHeld ? 'Every one in stock is on hold today.' : 'None is in stock today.'
  return [none, last, 'Leave your details and we will tell you when one comes.'].filter(Boolean).join(' ')
}
