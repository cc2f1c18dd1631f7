import type { APIRoute, GetStaticPaths } from 'astro'
import type { ReservableCars } from '#api/reservable-cars.ts'
import { currentTenant, wholeTenant } from '#tenants/current.ts'
import { onlineDeposit, reservableCars } from '#view-models/car/reservable-cars.ts'

/** What an open checkout asks before it lets anyone pay: the cars that may be reserved now. */
export const getStaticPaths = (() =>
  wholeTenant().site.routes.checkout ? [{ params: { reservable: 'reservable-cars' } }] : []) satisfies GetStaticPaths

/** Car id -> its deposit in whole dollars, 0 where the dealer arranges it. */
export const GET: APIRoute = () => {
  const { site, showroom } = currentTenant()
  const cars = reservableCars(site, showroom).map(({ car }) => [car.id, onlineDeposit(site, car)] as const)
  return Response.json(Object.fromEntries(cars) satisfies ReservableCars)
}
