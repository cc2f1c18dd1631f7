import type { APIRoute, GetStaticPaths } from 'astro'
import type { ReservableCars } from '#api/reservable-cars.ts'
import { currentTenant, wholeTenant } from '#tenants/current.ts'
import { onlineDeposit, reservableCars } from '#view-models/car/reservable-cars.ts'

/** The cars that can be reserved now. An open checkout fetches it before it accepts a payment. */
export const getStaticPaths = (() =>
  wholeTenant().site.routes.checkout ? [{ params: { reservable: 'reservable-cars' } }] : []) satisfies GetStaticPaths

/** Car id -> deposit in whole dollars; 0 when the dealer arranges it. */
export const GET: APIRoute = () => {
  const { site, showroom } = currentTenant()
  const cars = reservableCars(site, showroom).map(({ car }) => [car.id, onlineDeposit(site, car)] as const)
  return Response.json(Object.fromEntries(cars) satisfies ReservableCars)
}
