import type { Car } from './car.ts'
import { keyOf, type ReservationPolicy } from './reservable.ts'

/** What reserving a car costs. */
export interface Deposit {
  /** Whole dollars above 0. */
  readonly amount: number
  /** The publishable key of who takes it. */
  readonly key: string
}

/** The deposit of a car: of the first processor that has a key, a provider and an amount; null where none does. */
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
