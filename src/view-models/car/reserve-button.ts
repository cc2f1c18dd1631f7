import { checkoutPath } from '#addresses/checkout-path.ts'
import type { Car } from '#domain/car/car.ts'
import type { ReservableCar } from '#domain/car/reservable.ts'
import type { Site } from '#tenants/site.ts'

type ReservingSite = Pick<Site, 'routes' | 'buttons' | 'payments' | 'sidebar'>

/** What the button to reserve a car says and where it leads, or null where there is none. */
export function reserveButton(site: ReservingSite, car: ReservableCar & Pick<Car, 'slug'>) {
  const path = checkoutPath(site, car)
  if (!path || site.buttons.reserve === false) return null
  const words = site.routes.checkout === 'buy-online' ? 'Buy Online' : 'Reserve Online'
  return { path, text: site.sidebar === 'trade_in' ? 'Reserve Car Now' : words }
}
