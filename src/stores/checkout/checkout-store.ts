import type { ReadableAtom } from 'nanostores'
import type { CarAvailability } from '#api/reservable-cars.ts'
import { outcomeIn, type PaymentOrder, type PaymentOutcome } from '#domain/payment/provider.ts'
import type { Delivery } from '../lead/outbox.ts'
import type { SentLead } from '../lead/sent-lead.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import { type CheckoutProgress, type CheckoutState, createCheckoutProgress } from './checkout-progress.ts'
import type { CheckoutProps } from './checkout-props.ts'

/** The checkout of one car: the lead first, then the deposit; one payment however often the button is clicked. */
export interface CheckoutStore {
  readonly $state: ReadableAtom<CheckoutState>
  /** Resumes the checkout; returns the unsubscribe function. */
  readonly start: () => () => void
  /** The lead was sent: the deposit may follow. */
  readonly leadSent: (sent: SentLead) => void
  /** Starts the payment; further clicks are ignored. */
  readonly pay: () => Promise<void>
  /** The provider reported the outcome. */
  readonly ended: (outcome: PaymentOutcome) => void
  /** The order for the provider; null before there is a lead, and where nothing is paid on the site. */
  readonly order: () => PaymentOrder | null
}

/** Availability of the car: whether it is still reservable, and a hold on it in the lead API during payment. */
function carOnOffer({ car, deposit, enquiry }: CheckoutProps, progress: CheckoutProgress, asks: CheckoutDependencies) {
  return {
    /** Prevents payment for a car that is gone. Without an answer the checkout continues, and the dealer decides. */
    async look(): Promise<void> {
      if ((await asks.checkCarAvailability(car.id, deposit?.amount ?? 0)) === 'gone') progress.move('car_is_gone')
    },
    async hold(): Promise<CarAvailability> {
      const { website_slug, submission_key } = progress.sent()?.lead ?? {}
      if (typeof website_slug !== 'string' || typeof submission_key !== 'string') return 'unknown'
      return asks.holdCar(enquiry.api, { website_slug, submission_key, car_id: car.id })
    },
  }
}

/** A checkout store. */
export function createCheckoutStore(props: CheckoutProps, dependencies: CheckoutDependencies): CheckoutStore {
  const { car, deposit, enquiry } = props
  const progress = createCheckoutProgress(props, dependencies)
  const { $state, at, move, leadSent, ended, adoptPayment, order } = progress
  const { look, hold } = carOnOffer(props, progress, dependencies)

  const pay = async (): Promise<void> => {
    const before = at()
    move('pay')
    if (before === 'checking' || at() !== 'checking') return
    await look()
    if (at() === 'checking' && (await hold()) === 'gone') move('car_is_gone')
    move('car_is_free')
    const placed = order()
    if (at() === 'paying' && deposit?.provider.kind === 'hosted' && placed)
      dependencies.leaveFor(deposit.provider, placed)
  }

  /** A reservation sent offline waited in the outbox: once it is delivered, the deposit may follow as usual. */
  const delivered = (delivery: Delivery | null): void => {
    const lead = delivery?.form === enquiry.form.name ? delivery.sent : null
    if (lead?.lead.car_id === car.id && at() === 'details') leadSent(lead)
  }

  const resume = (outcome: PaymentOutcome | null): void => {
    if (outcome) dependencies.replaceAddress(props.path)
    const kept = dependencies.kept(car.id)
    if (!kept) {
      progress.setStray(outcome === 'paid')
      return
    }
    // A car that was gone may be free again if another shopper's payment was not completed, so allow another try.
    const wasGone = kept.state === 'gone'
    progress.restore(kept, wasGone ? 'payment' : kept.state)
    if (outcome) ended(outcome)
    else move('came_back')
    if (wasGone) void look()
  }

  const listen = (): readonly (() => void)[] => [
    dependencies.paidCars.watch(adoptPayment),
    dependencies.onPageRestored(() => move('came_back')),
    dependencies.$delivered.listen(delivered),
    dependencies.hearStock(({ cars }) => {
      if (Object.values(cars).some(({ id, state }) => id === car.id && state)) move('car_is_gone')
    }),
  ]

  const start = (): (() => void) => {
    resume(outcomeIn(dependencies.address().search))
    adoptPayment()
    if (at() === 'details') void look()
    const stops = listen()
    return () => {
      for (const stop of stops) stop()
    }
  }

  return { $state, start, leadSent, pay, ended, order }
}
