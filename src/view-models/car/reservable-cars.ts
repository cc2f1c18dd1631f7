import { checkoutPath } from '#addresses/checkout-path.ts'
import type { Car } from '#domain/car/car.ts'
import { depositOf } from '#domain/car/deposit.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'

/** A car that can be reserved, with the path of its checkout. */
export interface Reservable {
  readonly car: Car
  readonly path: string
}

export function reservableCars(site: Site, { cars }: Pick<Showroom, 'cars'>): readonly Reservable[] {
  return cars.flatMap((car) => {
    const path = checkoutPath(site, car)
    return path ? [{ car, path }] : []
  })
}

/** The deposit in whole dollars that can be paid online, or 0. */
export function onlineDeposit({ payment }: Pick<Site, 'payment'>, car: Car): number {
  return payment.method ? (depositOf(car, payment)?.amount ?? 0) : 0
}
