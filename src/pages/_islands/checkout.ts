import { checkoutPath } from '#components/checkout/reserve.ts'
import type { Car } from '#domain/car/car.ts'
import { depositOf } from '#domain/car/deposit.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { CheckoutProps } from '#islands/checkout/checkout-props.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { reservationProps } from './enquiry.ts'

/** A car that may be reserved, with the address of its checkout. */
export interface Reservable {
  readonly car: Car
  readonly path: string
}

/** The cars that may be reserved on this site. */
export function reservableCars(site: Site, { cars }: Pick<Showroom, 'cars'>): readonly Reservable[] {
  return cars.flatMap((car) => {
    const path = checkoutPath(site, car)
    return path ? [{ car, path }] : []
  })
}

/** The deposit in whole dollars that can be paid online, or 0. */
export function onlineDeposit({ payments }: Pick<Site, 'payments'>, car: Car): number {
  return payments.method ? (depositOf(car, payments)?.amount ?? 0) : 0
}

/** The slice of a site that the checkout of a car needs. */
export function checkoutProps(site: Site, { car, path }: Reservable, summary: CarSummary): CheckoutProps {
  const { method } = site.payments
  const deposit = method && depositOf(car, site.payments)
  const text = deposit && formatMoney(deposit.amount, site.locale)
  return {
    enquiry: reservationProps(site, car, text),
    car: { id: car.id, title: summary.title, href: summary.href },
    path,
    dealer: site.name,
    deposit: method && deposit && text ? { ...deposit, text, currency: site.locale.currency, provider: method } : null,
  }
}
