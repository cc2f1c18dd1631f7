import { isFreeInStock, isTestDriveOnly } from './availability.ts'
import type { Car } from './car.ts'

/** What reserving a car needs of the site. */
export interface ReservationPolicy {
  /** Name of the site's payment provider, or null when it has none. */
  readonly provider: string | null
}

/** The facts that decide whether a car may be reserved. */
export type ReservableCar = Pick<
  Car,
  'price' | 'status' | 'reserved' | 'reservable' | 'tag' | 'payment_processors' | 'has_checkout_payment_processor'
>

/** Cars up to this many dollars cannot be reserved. */
export const leastReservablePrice = 200

function canTakeDeposit(car: ReservableCar, { provider }: ReservationPolicy): boolean {
  if (car.has_checkout_payment_processor === false) return false
  return car.payment_processors.some(
    ({ authorization_key: key, authorization_type: type }) =>
      key.trim() !== '' && (type.trim() !== '' || provider !== null),
  )
}

/** Whether a shopper may pay a deposit for the car: above 200 dollars, in stock, free, for sale, and a way to pay. */
export function isReservable(car: ReservableCar, policy: ReservationPolicy): boolean {
  if (car.price === null || car.price <= leastReservablePrice) return false
  if (!isFreeInStock(car)) return false
  if (car.reservable === false || isTestDriveOnly(car)) return false
  return canTakeDeposit(car, policy)
}
