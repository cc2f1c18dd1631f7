import type { Car } from './car.ts'
import { outrightPrice, type Sold } from './price.ts'

/** The price has to undercut the average by more than this many dollars. */
const leastSaving = 499

const stated = (average: number | null | undefined): number | null => (average && average > 0 ? average : null)

type ValuedCar = Pick<Car, 'autograb_data'> & Sold

/** What cars like this one cost on average: in its state, or in the nation where the state has no average; null where neither has. */
export function marketAverage({ autograb_data: market }: Pick<Car, 'autograb_data'>): number | null {
  return stated(market?.state_average_market_price) ?? stated(market?.average_market_price)
}

/**
 * How many whole dollars a car is under its state's average price, or the nation's when the state has none; null when it is not
 * at least 500 under, which is what "below market" means.
 */
export function marketSaving(car: ValuedCar): number | null {
  const price = outrightPrice(car)
  const average = marketAverage(car)
  if (average === null || price === null || price - average >= -leastSaving) return null
  return Math.floor(average - price)
}
