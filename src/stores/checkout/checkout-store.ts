import { atom, type ReadableAtom } from 'nanostores'
import { holdCar } from '#api/holds.ts'
import { askAfterCar, type CarFreedom } from '#api/reservable-cars.ts'
import { hearStockNews } from '#api/stock-news.ts'
import { outcomeIn, type PaymentOrder, type PaymentOutcome, type PaymentProvider } from '#domain/payment/provider.ts'
import { nextReservation, type ReservationEvent, type ReservationState } from '#domain/payment/reservation.ts'
import { onReturn } from '../form/form-dependencies.ts'
import { type Delivery, outbox } from '../lead/outbox.ts'
import type { SentLead } from '../lead/sent-lead.ts'
import type { CheckoutProps } from './checkout-props.ts'
import { type PaidCars, paidCars } from './paid-car.ts'
import { type PaymentReport, reportPayment } from './payment-report.ts'
import { type KeptReservation, keepReservation, keptReservation } from './reservation.ts'

/** What the checkout shows. */
export interface CheckoutState {
  readonly at: ReservationState
  /** Our reference, once there is a lead. */
  readonly reference: string | null
  /** The page was opened by a provider's word that this tab was not waiting for. */
  readonly isStray: boolean
}

/** The checkout of one car: first the lead, then the deposit, and one payment however often it is clicked. */
export interface CheckoutStore {
  readonly $state: ReadableAtom<CheckoutState>
  /** Takes the checkout up where it was left; gives the way to let go. */
  readonly start: () => () => void
  /** The lead is kept: the deposit may follow. */
  readonly leadSent: (sent: SentLead) => void
  /** The shopper wants to pay. Only the first click counts. */
  readonly pay: () => Promise<void>
  /** The provider said how it ended. */
  readonly ended: (outcome: PaymentOutcome) => void
  /** What the provider is told; null before there is a lead, and where nothing is paid here. */
  readonly order: () => PaymentOrder | null
}

type Hosted = Extract<PaymentProvider, { readonly kind: 'hosted' }>

/** What a checkout needs of the browser, which tests replace. */
export interface CheckoutDependencies {
  /** Leaves for the page of a provider. */
  readonly leaveFor: (provider: Hosted, order: PaymentOrder) => void
  readonly address: () => Pick<Location, 'origin' | 'search'>
  /** Takes the provider's word out of the address. */
  readonly replaceAddress: (path: string) => void
  readonly askAfterCar: typeof askAfterCar
  readonly holdCar: typeof holdCar
  readonly paidCars: PaidCars
  readonly kept: (carId: string) => KeptReservation | null
  readonly keep: (reservation: KeptReservation) => void
  readonly report: (report: PaymentReport) => Promise<void>
  readonly onReturn: typeof onReturn
  /** The last lead that left the outbox by itself. */
  readonly $delivered: ReadableAtom<Delivery | null>
  /** What the day brought, as the page hears it. */
  readonly hearStock: typeof hearStockNews
}

/** The browser's own, but for the way to the provider's page. */
export const checkoutDependencies: Omit<CheckoutDependencies, 'leaveFor'> = {
  address: () => location,
  replaceAddress: (path) => history.replaceState(history.state, '', path),
  askAfterCar: (id, deposit) => askAfterCar(id, deposit),
  holdCar: (api, request) => holdCar(api, request),
  paidCars: paidCars(),
  kept: (carId) => keptReservation(carId),
  keep: (reservation) => void keepReservation(reservation),
  report: (report) => reportPayment(report),
  onReturn,
  $delivered: outbox.$delivered,
  hearStock: hearStockNews,
}

/** A checkout store. */
export function createCheckoutStore(props: CheckoutProps, dependencies: CheckoutDependencies): CheckoutStore {
  const { car, deposit, enquiry } = props
  const $state = atom<CheckoutState>({ at: 'details', reference: null, isStray: false })
  let sent: SentLead | null = null
  const at = () => $state.get().at

  const reference = () => sent && `${car.id}-${sent.id}`

  const move = (event: ReservationEvent): void => {
    const state = nextReservation(at(), event)
    $state.set({ ...$state.get(), at: state, reference: reference() })
    if (sent) dependencies.keep({ carId: car.id, state, id: sent.id, lead: sent.lead })
  }

  const order = (): PaymentOrder | null => {
    const { reference } = $state.get()
    if (!deposit || !reference) return null
    const { key, amount, currency } = deposit
    const page = `${dependencies.address().origin}${props.path}`
    return { key, amount, currency, reference, description: car.title, page }
  }

  /** A car that somebody else took is not paid for; where nobody answers the dealer will tell. */
  const lookAtCar = async (): Promise<void> => {
    if ((await dependencies.askAfterCar(car.id, deposit?.amount ?? 0)) === 'gone') move('car_is_gone')
  }

  /** Nobody else may pay for it meanwhile. */
  const hold = async (): Promise<CarFreedom> => {
    const { website_slug, submission_key } = sent?.lead ?? {}
    if (typeof website_slug !== 'string' || typeof submission_key !== 'string') return 'unknown'
    return dependencies.holdCar(enquiry.api, { website_slug, submission_key, car_id: car.id })
  }

  /** One deposit for one car: what another tab of this browser paid for is paid. */
  const adoptPayment = (): void => {
    const paid = dependencies.paidCars.referenceOf(car.id)
    if (paid !== null && at() !== 'done') $state.set({ at: 'done', reference: paid, isStray: false })
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
    if (at() !== before) report(outcome)
  }

  const pay = async (): Promise<void> => {
    const before = at()
    move('pay')
    if (before === 'checking' || at() !== 'checking') return
    await lookAtCar()
    if (at() === 'checking' && (await hold()) === 'gone') move('car_is_gone')
    move('car_is_free')
    const placed = order()
    if (at() === 'paying' && deposit?.provider.kind === 'hosted' && placed)
      dependencies.leaveFor(deposit.provider, placed)
  }

  const leadSent = (lead: SentLead): void => {
    sent = lead
    move(deposit ? 'lead_kept' : 'lead_kept_without_payment')
  }

  /** Sent without a network, the reservation waited: once it is out, the deposit may follow as if nothing had been. */
  const delivered = (delivery: Delivery | null): void => {
    const lead = delivery?.form === enquiry.form.name ? delivery.sent : null
    if (lead?.lead.car_id === car.id && at() === 'details') leadSent(lead)
  }

  const resume = (outcome: PaymentOutcome | null): void => {
    if (outcome) dependencies.replaceAddress(props.path)
    const kept = dependencies.kept(car.id)
    if (!kept) {
      $state.set({ ...$state.get(), isStray: outcome === 'paid' })
      return
    }
    sent = kept
    // What was gone may be free again: somebody else began to pay and did not. Who comes back may try.
    const wasGone = kept.state === 'gone'
    $state.set({ at: wasGone ? 'payment' : kept.state, reference: reference(), isStray: false })
    if (outcome) ended(outcome)
    else move('came_back')
    if (wasGone) void lookAtCar()
  }

  return {
    $state,
    start() {
      resume(outcomeIn(dependencies.address().search))
      adoptPayment()
      if (at() === 'details') void lookAtCar()
      const stopWatching = dependencies.paidCars.watch(adoptPayment)
      const stopReturning = dependencies.onReturn(() => move('came_back'))
      const stopDelivering = dependencies.$delivered.listen(delivered)
      const stopHearing = dependencies.hearStock(({ cars }) => {
        if (Object.values(cars).some(({ id, state }) => id === car.id && state)) move('car_is_gone')
      })
      return () => {
        stopWatching()
        stopReturning()
        stopDelivering()
        stopHearing()
      }
    },
    leadSent,
    pay,
    ended,
    order,
  }
}
