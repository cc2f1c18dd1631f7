import { atom, type ReadableAtom } from 'nanostores'
import type { PaymentOrder, PaymentOutcome } from '#domain/payment/provider.ts'
import { nextReservation, type ReservationEvent, type ReservationState } from '#domain/payment/reservation.ts'
import type { SentLead } from '../lead/sent-lead.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import type { CheckoutProps } from './checkout-props.ts'
import type { KeptReservation } from './reservation.ts'

/** What the checkout shows. */
export interface CheckoutState {
  readonly at: ReservationState
  /** Our payment reference; null before there is a lead. */
  readonly reference: string | null
  /** The provider returned `paid` to a tab that holds no reservation. */
  readonly isStray: boolean
}

/** Progress of one reservation: stored in the tab on each transition, reported to the dealer when a payment ends. */
export interface CheckoutProgress {
  readonly $state: ReadableAtom<CheckoutState>
  readonly at: () => ReservationState
  /** The reservation's lead; null before it is sent. */
  readonly sent: () => SentLead | null
  readonly move: (event: ReservationEvent) => void
  readonly leadSent: (lead: SentLead) => void
  /** Restores a stored reservation, continuing at state `at`. */
  readonly restore: (kept: KeptReservation, at: ReservationState) => void
  /** Sets `isStray`. */
  readonly setStray: (isStray: boolean) => void
  readonly ended: (outcome: PaymentOutcome) => void
  /** One deposit per car: adopts the payment made in another tab of this browser. */
  readonly adoptPayment: () => void
  readonly order: () => PaymentOrder | null
}

/** The progress of a new reservation. */
export function createCheckoutProgress(
  { car, deposit, enquiry, path }: CheckoutProps,
  dependencies: Pick<CheckoutDependencies, 'address' | 'keep' | 'paidCars' | 'report'>,
): CheckoutProgress {
  const $state = atom<CheckoutState>({ at: 'details', reference: null, isStray: false })
  let sent: SentLead | null = null
  let unpaidAttempts = 0
  const at = () => $state.get().at
  // One reference per attempt: the lead API would take a second report with the same content for a duplicate.
  const reference = () => sent && `${car.id}-${sent.id}${unpaidAttempts > 0 ? `-${unpaidAttempts + 1}` : ''}`

  const show = (state: ReservationState): void => {
    $state.set({ ...$state.get(), at: state, reference: reference() })
    if (sent) dependencies.keep({ carId: car.id, state, id: sent.id, lead: sent.lead, unpaidAttempts })
  }

  const move = (event: ReservationEvent): void => show(nextReservation(at(), event))

  const leadSent = (lead: SentLead): void => {
    sent = lead
    move(deposit ? 'lead_kept' : 'lead_kept_without_payment')
  }

  const restore = (kept: KeptReservation, state: ReservationState): void => {
    sent = kept
    unpaidAttempts = kept.unpaidAttempts
    $state.set({ at: state, reference: reference(), isStray: false })
  }

  const report = (outcome: PaymentOutcome): void => {
    const named = reference()
    if (!sent || !named) return
    if (outcome === 'paid') dependencies.paidCars.remember(car.id, named)
    const isTest = deposit?.provider.kind === 'demo'
    void dependencies.report({ api: enquiry.api, id: sent.id, lead: sent.lead, outcome, reference: named, isTest })
  }

  const ended = (outcome: PaymentOutcome): void => {
    const before = at()
    move(outcome)
    if (at() === before) return
    report(outcome)
    if (outcome === 'paid') return
    unpaidAttempts++
    show(at())
  }

  const adoptPayment = (): void => {
    const paid = dependencies.paidCars.referenceOf(car.id)
    if (paid !== null && at() !== 'done') $state.set({ at: 'done', reference: paid, isStray: false })
  }

  const order = (): PaymentOrder | null => {
    const { reference } = $state.get()
    if (!deposit || !reference) return null
    const { key, amount, currency } = deposit
    const page = `${dependencies.address().origin}${path}`
    return { key, amount, currency, reference, description: car.title, page }
  }

  const setStray = (isStray: boolean): void => $state.set({ ...$state.get(), isStray })

  return { $state, at, sent: () => sent, move, leadSent, restore, setStray, ended, adoptPayment, order }
}
