import type { Car } from '#domain/car/car.ts'
import { isReservable, type ReservableCar } from '#domain/car/reservable.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** Path of a car's checkout; null when the site does not sell online or the car may not be reserved. */
export function checkoutPath(
  site: SiteSlice<'routes.checkout' | 'payment'>,
  car: ReservableCar & Pick<Car, 'slug'>,
): string | null {
  const { checkout } = site.routes
  return checkout && isReservable(car, site.payment) ? `/cars/${car.slug}/${checkout}` : null
}
