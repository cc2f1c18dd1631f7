import type { ReadableAtom } from 'nanostores'
import { holdCar } from '#api/holds.ts'
import { askAfterCar } from '#api/reservable-cars.ts'
import { hearStockNews } from '#api/stock-news.ts'
import type { PaymentOrder, PaymentProvider } from '#domain/payment/provider.ts'
import { onReturn } from '../form/form-dependencies.ts'
import { type Delivery, outbox } from '../lead/outbox.ts'
import { type PaidCars, paidCars } from './paid-car.ts'
import { type PaymentReport, reportPayment } from './payment-report.ts'
import { type KeptReservation, keepReservation, keptReservation } from './reservation.ts'

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
