import type { APIRoute } from 'astro'
import { isPlaceholderVin } from '#domain/car/vin.ts'
import type { CarVins } from '#search/cars-of-vin.ts'
import { currentTenant } from '#tenants/current.ts'

/** Finds the car of a VIN that somebody types, which every car's own page says; fetched only then. */
export const GET: APIRoute = () => {
  const cars = currentTenant().showroom.cars.flatMap(({ id, vin }) =>
    vin && !isPlaceholderVin(vin) ? [[id, vin]] : [],
  )
  return Response.json(Object.fromEntries(cars) satisfies CarVins)
}
