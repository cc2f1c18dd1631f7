import type { Car } from './car.ts'
import { isShownPrice } from './price.ts'

/** The price has to undercut the average by more than this many dollars. */
const leastSaving = 499

const stated = (average: number | null | undefined): number | null => (average && average > 0 ? average : null)

/** Whether a car is at least 500 dollars under its state's average price; the national average stands in when the state has none. */
export function isBelowMarket({ price, autograb_data: market }: Pick<Car, 'price' | 'autograb_data'>): boolean {
  const average = stated(market?.state_average_market_price) ?? stated(market?.average_market_price)
  return average !== null && isShownPrice(price) && price - average < -leastSaving
}
