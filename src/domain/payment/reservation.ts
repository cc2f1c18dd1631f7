/**
 * State of a reservation. `details`: the shopper's details are missing; `payment`: the lead is stored, the deposit may
 * be paid; `checking`: the car's availability is checked once more; `paying`: the provider handles the payment;
 * `failed`, `cancelled`: it was not paid and may be retried; `done`: the provider's page reported it as paid; `gone`:
 * the car or its deposit is no longer what the page shows; `arranged`: the lead is stored, and the dealer takes the
 * deposit.
 */
export type ReservationState =
  | 'details'
  | 'payment'
  | 'checking'
  | 'paying'
  | 'failed'
  | 'cancelled'
  | 'done'
  | 'gone'
  | 'arranged'

/** Events of a reservation. `came_back`: the shopper is back on the page without an outcome from the provider. */
export type ReservationEvent =
  | 'lead_kept'
  | 'lead_kept_without_payment'
  | 'pay'
  | 'car_is_free'
  | 'car_is_gone'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'came_back'

type Moves = Readonly<Partial<Record<ReservationEvent, ReservationState>>>

/** A reported payment leads to `done`, whatever the page assumed. */
const paid = { paid: 'done' } as const

const mayPay = { ...paid, pay: 'checking', car_is_gone: 'gone' } as const satisfies Moves

const moves: Readonly<Record<ReservationState, Moves>> = {
  details: { lead_kept: 'payment', lead_kept_without_payment: 'arranged', car_is_gone: 'gone' },
  payment: mayPay,
  checking: { ...paid, car_is_free: 'paying', car_is_gone: 'gone', came_back: 'payment' },
  paying: { ...paid, failed: 'failed', cancelled: 'cancelled', came_back: 'cancelled' },
  failed: mayPay,
  cancelled: mayPay,
  gone: paid,
  done: {},
  arranged: {},
}

/** Returns the next state; an event that is not valid in the state, such as a second click, is ignored. */
export function nextReservation(state: ReservationState, event: ReservationEvent): ReservationState {
  return moves[state][event] ?? state
}

/** Whether a value, such as one from browser storage, is a state. */
export function isReservationState(value: unknown): value is ReservationState {
  return typeof value === 'string' && Object.hasOwn(moves, value)
}
