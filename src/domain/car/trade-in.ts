import { isFreeInStock } from './availability.ts'
import type { Car } from './car.ts'

/** The site settings that trade-ins depend on. */
export interface TradeInPolicy {
  /** The dealer takes trade-ins and a valuation service is configured. */
  readonly trade_in: boolean
}

/** Cars up to this many dollars take no trade-in. */
export const leastTradeInPrice = 200

/**
 * Whether the car's page offers a trade-in valuation: in stock, not reserved, above 200 dollars, on a site with
 * valuations.
 */
export function mayTradeIn(car: Pick<Car, 'price' | 'status' | 'reserved'>, policy: TradeInPolicy): boolean {
  return policy.trade_in && isFreeInStock(car) && car.price !== null && car.price > leastTradeInPrice
}
