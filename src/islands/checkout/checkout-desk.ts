import { atom, type ReadableAtom } from 'nanostores'
import { askAfterCar } from '#api/reservable-cars.ts'
import { outcomeIn, type PaymentOrder, type PaymentOutcome } from '#domain/payment/provider.ts'
import { nextReservation, type ReservationEvent, type ReservationState } from '#domain/payment/reservation.ts'
import { keepReservation, keptReservation } from '#stores/reservation.ts'
import type { SentLead } from '../enquiry/submission.ts'
import type { CheckoutProps } from './checkout-props.ts'
import { leaveForProvider } from './hand-over.ts'
import { reportPayment } from './payment-report.ts'

/** What the checkout shows. */
export interface CheckoutState {
  readonly at: ReservationState
  /** Our reference, once there is a lead. */
  readonly reference: string | null
  /** The page was opened by a provider's word that this tab was not waiting for. */
  readonly isStray: boolean
}

/** The state a page is prerendered in. */
export const firstCheckout: CheckoutState = { at: 'details', reference: null, isStray: false }

/** Runs the checkout of one car: first the lead, then the deposit, and one payment however often it is clicked. */
export class CheckoutDesk {
  readonly $state: ReadableAtom<CheckoutState>
  readonly #state = atom<CheckoutState>(firstCheckout)
  readonly #props: CheckoutProps
  #sent: SentLead | null = null

  constructor(props: CheckoutProps) {
    this.#props = props
    this.$state = this.#state
  }

  /** Takes the checkout up where it was left; gives the way to let go. */
  attach(): () => void {
    this.#resume(outcomeIn(location.search))
    if (this.$state.get().at === 'details') void this.#askAfterCar()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && this.#move('came_back')
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }

  /** The lead is kept: the deposit may follow. */
  leadSent(sent: SentLead): void {
    this.#sent = sent
    this.#move(this.#props.deposit ? 'lead_kept' : 'lead_kept_without_payment')
  }

  /** The shopper wants to pay. Only the first click counts. */
  async pay(): Promise<void> {
    const { at } = this.$state.get()
    this.#move('pay')
    if (at === 'checking' || this.$state.get().at !== 'checking') return
    await this.#askAfterCar()
    this.#move('car_is_free')
    const { deposit } = this.#props
    const order = this.order()
    if (this.$state.get().at !== 'paying' || deposit?.provider.kind !== 'hosted' || !order) return
    leaveForProvider(deposit.provider, order)
  }

  /** The provider said how it ended. */
  ended(outcome: PaymentOutcome): void {
    const before = this.$state.get().at
    this.#move(outcome)
    if (this.$state.get().at !== before) this.#report(outcome)
  }

  /** What the provider is told; null before there is a lead, and where nothing is paid here. */
  order(): PaymentOrder | null {
    const { deposit, car, path } = this.#props
    const { reference } = this.$state.get()
    if (!deposit || !reference) return null
    const { key, amount, currency } = deposit
    return { key, amount, currency, reference, description: car.title, page: `${location.origin}${path}` }
  }

  #resume(outcome: PaymentOutcome | null): void {
    if (outcome) history.replaceState(history.state, '', this.#props.path)
    const kept = keptReservation(this.#props.car.id)
    if (!kept) {
      this.#state.set({ ...this.$state.get(), isStray: outcome === 'paid' })
      return
    }
    this.#sent = kept
    this.#state.set({ at: kept.state, reference: this.#reference(), isStray: false })
    if (outcome) this.ended(outcome)
    else this.#move('came_back')
  }

  /** A car that somebody else took is not paid for; where nobody answers the dealer will tell. */
  async #askAfterCar(): Promise<void> {
    const { car, deposit } = this.#props
    if ((await askAfterCar(car.id, deposit?.amount ?? 0)) === 'gone') this.#move('car_is_gone')
  }

  #move(event: ReservationEvent): void {
    const at = nextReservation(this.$state.get().at, event)
    this.#state.set({ ...this.$state.get(), at, reference: this.#reference() })
    if (this.#sent) keepReservation({ carId: this.#props.car.id, state: at, id: this.#sent.id, lead: this.#sent.lead })
  }

  #reference(): string | null {
    return this.#sent ? `${this.#props.car.id}-${this.#sent.id}` : null
  }

  #report(outcome: PaymentOutcome): void {
    const { deposit, enquiry } = this.#props
    const reference = this.#reference()
    if (!this.#sent || !reference) return
    const { id, lead } = this.#sent
    const isTest = deposit?.provider.kind === 'demo'
    void reportPayment({ api: enquiry.api, id, lead, outcome, reference, isTest })
  }
}
