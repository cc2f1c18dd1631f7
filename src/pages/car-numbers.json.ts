import type { APIRoute } from 'astro'
import { isPlaceholderVin } from '#domain/car/vin.ts'
import type { CarNumbers } from '#search/cars-of-number.ts'
import { currentTenant } from '#tenants/current.ts'

/** Car id -> [VIN, stock number], to find a car by either; fetched only when one is typed. Each car's page states both too. */
export const GET: APIRoute = () => {
  const numbers = currentTenant().showroom.cars.map(({ id, vin, stocknum }): [string, CarNumbers[string]] => [
    id,
    [vin && !isPlaceholderVin(vin) ? vin : '', stocknum ?? ''],
  ])
  return Response.json(Object.fromEntries(numbers.filter(([, both]) => both.some(Boolean))) satisfies CarNumbers)
}
