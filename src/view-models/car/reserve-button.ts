import { checkoutPath } from '#addresses/checkout-path.ts'
import type { Car } from '#domain/car/car.ts'
import type { ReservableCar } from '#domain/car/reservable.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type ReservingSite = SiteSlice<'routes.checkout' | 'payment' | 'cars.vehicle.sidebar'>

/** Text and path of the reserve button; null for a car that cannot be reserved. */
export function reserveButton(site: ReservingSite, car: ReservableCar & Pick<Car, 'slug'>) {
  const path = checkoutPath(site, car)
  if (!path) return null
  const words = site.routes.checkout === 'buy-online' ? 'Buy Online' : 'Reserve Online'
  return { path, text: site.cars.vehicle.sidebar === 'trade_in' ? 'Reserve Car Now' : words }
}
