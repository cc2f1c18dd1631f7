/**
 * Where a reservation stands. `details`: who wants the car is not known yet; `payment`: the lead is kept, the deposit may
 * be paid; `checking`: the car is asked after once more; `paying`: the provider has the word; `failed`, `cancelled`: it did
 * not come to a payment, and may be tried again; `done`: the provider's page said paid; `gone`: the car, or its deposit, is
 * not what the page says; `arranged`: the lead is kept, and the dealer takes the deposit.
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

/** What happens to a reservation. `came_back`: the shopper is on the page again without a word from the provider. */
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

/** Whatever the page thought: a payment that was made is a payment that was made. */
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

/** The next state; what does not fit the state, such as a second click, changes nothing. */
export function nextReservation(state: ReservationState, event: ReservationEvent): ReservationState {
  return moves[state][event] ?? state
}

/** Whether a text is a state, for what a browser kept. */
export function isReservationState(value: unknown): value is ReservationState {
  return typeof value === 'string' && Object.hasOwn(moves, value)
}
