import { depositOf } from '#domain/car/deposit.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { addressText } from '#domain/location/addresses.ts'
import { carPlace } from '#domain/location/car-place.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { CheckoutProps } from '#stores/checkout/checkout-props.ts'
import type { Site } from '#tenants/site.ts'
import { contactLink } from '#view-models/car/car-buttons.ts'
import { heldFor } from '#view-models/car/checkout-words.ts'
import type { Reservable } from '#view-models/car/reservable-cars.ts'
import { reservationProps } from './enquiry.ts'

/** Props of a car's checkout island. */
export function checkoutProps(site: Site, { car, path }: Reservable, summary: CarSummary): CheckoutProps {
  const { method } = site.payment
  const { location } = carPlace(car, site)
  const deposit = method && depositOf(car, site.payment)
  const text = deposit && formatMoney(deposit.amount, site.locale)
  return {
    enquiry: reservationProps(site, car, text),
    car: { id: car.id, title: summary.title, href: summary.href },
    path,
    dealer: site.name,
    place: location && `${location.name}, ${addressText(location.address)}`,
    visit: contactLink(site, car),
    browse: site.routes.search,
    heldFor: heldFor(site.payment.hold_days),
    deposit: method && deposit && text ? { ...deposit, text, currency: site.locale.currency, provider: method } : null,
  }
}
