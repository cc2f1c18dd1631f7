import type { Car } from './car.ts'
import { keyOf, type ReservationPolicy } from './reservable.ts'

/** Deposit for reserving a car. */
export interface Deposit {
  /** Whole dollars above 0. */
  readonly amount: number
  /** Publishable key of the payment provider account. */
  readonly key: string
}

/** A car's deposit, from the first processor with a key, a provider and an amount; null when there is none. */
export function depositOf(
  car: Pick<Car, 'payment_processors' | 'dealership_slug' | 'dealership_id'>,
  policy: ReservationPolicy,
): Deposit | null {
  const able = car.payment_processors.flatMap((processor) => {
    const key = keyOf(car, processor, policy)
    const amount = Math.round(processor.deposit_amount ?? 0)
    return key !== '' && amount > 0 ? [{ key, amount }] : []
  })
  return able[0] ?? null
}
