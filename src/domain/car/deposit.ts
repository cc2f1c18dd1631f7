import type { Car } from './car.ts'
import type { ReservationPolicy } from './reservable.ts'

/** What reserving a car costs. */
export interface Deposit {
  /** Whole dollars above 0. */
  readonly amount: number
  /** The publishable key of who takes it. */
  readonly key: string
}

/** The deposit of a car: of the first processor that has a key, a provider and an amount; null where none does. */
export function depositOf(car: Pick<Car, 'payment_processors'>, { provider }: ReservationPolicy): Deposit | null {
  const able = car.payment_processors.flatMap(({ authorization_key, authorization_type: type, deposit_amount }) => {
    const key = authorization_key.trim()
    const amount = Math.round(deposit_amount ?? 0)
    return key !== '' && (type.trim() !== '' || provider !== null) && amount > 0 ? [{ key, amount }] : []
  })
  return able[0] ?? null
}
