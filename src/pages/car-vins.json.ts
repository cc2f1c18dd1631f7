import type { APIRoute } from 'astro'
import { isPlaceholderVin } from '#domain/car/vin.ts'
import type { CarVins } from '#search/cars-of-vin.ts'
import { currentTenant } from '#tenants/current.ts'

/** Car id -> VIN, to find a car by a typed VIN; fetched only then. Each car's page states its VIN too. */
export const GET: APIRoute = () => {
  const cars = currentTenant().showroom.cars.flatMap(({ id, vin }) =>
    vin && !isPlaceholderVin(vin) ? [[id, vin]] : [],
  )
  return Response.json(Object.fromEntries(cars) satisfies CarVins)
}
