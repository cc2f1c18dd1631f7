import type { Car } from '#domain/car/car.ts'
import { isReservable, type ReservableCar } from '#domain/car/reservable.ts'
import type { Site } from '#tenants/site.ts'

/** Where a car is reserved on this site, or null: the site sells online and the car may be reserved. */
export function checkoutPath(
  site: Pick<Site, 'routes' | 'payments'>,
  car: ReservableCar & Pick<Car, 'slug'>,
): string | null {
  const { checkout } = site.routes
  return checkout && isReservable(car, site.payments) ? `/cars/${car.slug}/${checkout}` : null
}
