import type { Car } from './car.ts'
import { isForHire, isShownPrice, type PricingPolicy } from './price.ts'

type FinancedCar = Pick<Car, 'id' | 'price' | 'subscription_price' | 'car_type' | 'dealership_slug'>

/**
 * URL of the finance form for a car: dealership, price, id and type in the query, then `#finance-form`. A car priced by
 * the week is sent without a price, as its purchase price is shown nowhere.
 */
export function financeLink(page: string, car: FinancedCar, policy: Pick<PricingPolicy, 'subscriptions'>): string {
  const query = new URLSearchParams()
  if (car.dealership_slug) query.set('preferredDealership', car.dealership_slug)
  if (isShownPrice(car.price) && !isForHire(car, policy)) query.set('vehiclePriceBudget', String(Math.round(car.price)))
  query.set('car_id', car.id)
  query.set('car_type', car.car_type)
  return `${page}?${query}#finance-form`
}
