import type { Car } from './car.ts'
import { outrightPrice, type Sold } from './price.ts'

type Offered = Pick<Car, 'tag' | 'before_price'> & Sold

/** Whole dollars a car was marked down by; null when its price is not shown or was not higher before. */
export function markdownOf(car: Omit<Offered, 'tag'>): number | null {
  const { before_price: before } = car
  const price = outrightPrice(car)
  return price !== null && before !== null && before > price ? Math.floor(before - price) || null : null
}

/** Whether a car is on offer: tagged Special by the dealer, or marked down. */
export function isOnOffer(car: Offered): boolean {
  return car.tag?.trim().toLowerCase() === 'special' || markdownOf(car) !== null
}

/** Cars by markdown, largest first; those without one keep their order. Cars without a picture come last. */
export function mostOffFirst<C extends Offered & Pick<Car, 'primary_image_url'>>(cars: readonly C[]): readonly C[] {
  const lacksPicture = (car: C) => Number(car.primary_image_url === null)
  return cars.toSorted((a, b) => lacksPicture(a) - lacksPicture(b) || (markdownOf(b) ?? 0) - (markdownOf(a) ?? 0))
}
