import type { Car } from './car.ts'
import { isShownPrice } from './price.ts'

/** The address of the finance form for a car: its dealership, price, id and type in the query, `#finance-form` at the end. */
export function financeLink(page: string, car: Pick<Car, 'id' | 'price' | 'car_type' | 'dealership_slug'>): string {
  const query = new URLSearchParams()
  if (car.dealership_slug) query.set('preferredDealership', car.dealership_slug)
  if (isShownPrice(car.price)) query.set('vehiclePriceBudget', String(Math.round(car.price)))
  query.set('car_id', car.id)
  query.set('car_type', car.car_type)
  return `${page}?${query}#finance-form`
}
