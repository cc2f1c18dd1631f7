import type { ReadableAtom } from 'nanostores'
import { holdCar } from '#api/holds.ts'
import { checkCarAvailability } from '#api/reservable-cars.ts'
import { subscribeToStockUpdates } from '#api/stock-updates.ts'
import type { PaymentOrder, PaymentProvider } from '#domain/payment/provider.ts'
import { onPageRestored } from '../form/form-dependencies.ts'
import { type Delivery, outbox } from '../lead/outbox.ts'
import { type PaidCars, paidCars } from './paid-car.ts'
import { type PaymentReport, reportPayment } from './payment-report.ts'
import { type KeptReservation, keepReservation, keptReservation } from './reservation.ts'

type Hosted = Extract<PaymentProvider, { readonly kind: 'hosted' }>

/** Browser dependencies of a checkout; tests replace them. */
export interface CheckoutDependencies {
  /** Navigates to the provider's payment page. */
  readonly leaveFor: (provider: Hosted, order: PaymentOrder) => void
  readonly address: () => Pick<Location, 'origin' | 'search'>
  /** Replaces the address, to remove the provider's outcome from the query. */
  readonly replaceAddress: (path: string) => void
  readonly checkCarAvailability: typeof checkCarAvailability
  readonly holdCar: typeof holdCar
  readonly paidCars: PaidCars
  readonly kept: (carId: string) => KeptReservation | null
  readonly keep: (reservation: KeptReservation) => void
  readonly report: (report: PaymentReport) => Promise<void>
  readonly onPageRestored: typeof onPageRestored
  /** The last lead that the outbox sent by itself or that the API refused. */
  readonly $delivered: ReadableAtom<Delivery | null>
  /** Subscribes to the page's updates of stock status. */
  readonly hearStock: typeof subscribeToStockUpdates
}

/** The dependencies backed by the browser, except `leaveFor`. */
export const checkoutDependencies: Omit<CheckoutDependencies, 'leaveFor'> = {
  address: () => location,
  replaceAddress: (path) => history.replaceState(history.state, '', path),
  checkCarAvailability: (id, deposit) => checkCarAvailability(id, deposit),
  holdCar: (api, request) => holdCar(api, request),
  paidCars: paidCars(),
  kept: (carId) => keptReservation(carId),
  keep: (reservation) => void keepReservation(reservation),
  report: (report) => reportPayment(report),
  onPageRestored,
  $delivered: outbox.$delivered,
  hearStock: subscribeToStockUpdates,
}
