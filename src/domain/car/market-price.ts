import type { Car } from './car.ts'
import { outrightPrice, type Sold } from './price.ts'

/** The price must be below the average by more than this many dollars. */
const leastSaving = 499

const stated = (average: number | null | undefined): number | null => (average && average > 0 ? average : null)

type ValuedCar = Pick<Car, 'autograb_data'> & Sold

/** Average market price of comparable cars: the state's, else the nation's; null when neither is stated. */
export function marketAverage({ autograb_data: market }: Pick<Car, 'autograb_data'>): number | null {
  return stated(market?.state_average_market_price) ?? stated(market?.average_market_price)
}

/**
 * Whole dollars by which a car is below the average of its state, or of the nation when the state has none. Null unless
 * it is "below market", which means by more than 499 dollars.
 */
export function marketSaving(car: ValuedCar): number | null {
  const price = outrightPrice(car)
  const average = marketAverage(car)
  if (average === null || price === null || price - average >= -leastSaving) return null
  return Math.floor(average - price)
}
