import { isFreeInStock, isTestDriveOnly } from './availability.ts'
import type { Car } from './car.ts'

/** The site settings that reservations depend on. */
export interface ReservationPolicy {
  /** Name of the site's payment provider, or null when it has none. */
  readonly payment_provider: string | null
  /** Map: dealership slug or id -> publishable key, for processors without a key of their own. */
  readonly publishable_keys: Readonly<Record<string, string>>
}

/** The fields that decide whether a car may be reserved. */
export type ReservableCar = Pick<
  Car,
  | 'price'
  | 'status'
  | 'reserved'
  | 'reservable'
  | 'tag'
  | 'payment_processors'
  | 'has_checkout_payment_processor'
  | 'dealership_slug'
  | 'dealership_id'
>

/** Cars up to this many dollars cannot be reserved. */
export const leastReservablePrice = 200

/**
 * The publishable key for a deposit: the processor's own, else that of the car's dealership. Empty without a key or
 * when neither the processor nor the site names a payment provider.
 */
export function keyOf(
  { dealership_slug: slug, dealership_id: id }: Pick<Car, 'dealership_slug' | 'dealership_id'>,
  { authorization_key, authorization_type }: Car['payment_processors'][number],
  { payment_provider: provider, publishable_keys: keys }: ReservationPolicy,
): string {
  if (authorization_type.trim() === '' && provider === null) return ''
  const ofDealership = [slug, id].find((name) => name !== null && Object.hasOwn(keys, name))
  return authorization_key.trim() || (ofDealership ? (keys[ofDealership] ?? '') : '')
}

function canTakeDeposit(car: ReservableCar, policy: ReservationPolicy): boolean {
  if (car.has_checkout_payment_processor === false) return false
  return car.payment_processors.some((processor) => keyOf(car, processor, policy) !== '')
}

/**
 * Whether a deposit may be paid for the car: priced above 200 dollars, in stock, not reserved, for sale, with a way to
 * pay.
 */
export function isReservable(car: ReservableCar, policy: ReservationPolicy): boolean {
  if (car.price === null || car.price <= leastReservablePrice) return false
  if (!isFreeInStock(car)) return false
  if (car.reservable === false || isTestDriveOnly(car)) return false
  return canTakeDeposit(car, policy)
}
