import type { APIRoute, GetStaticPaths } from 'astro'
import { currentTenant, wholeTenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'
import { comparisonOf } from '#view-models/car/comparison.ts'

/** The facts behind /compare, where compare mode is on. */
export const getStaticPaths = (() =>
  wholeTenant().site.garage.compare.enabled
    ? [{ params: { comparison: 'compare-cars' } }]
    : []) satisfies GetStaticPaths

/** Every car on show, a text per row of the table. */
export const GET: APIRoute = () => {
  const { site, showroom, now } = currentTenant()
  const cars = showroom.cars.map((car) => ({ car, summary: summaryOf(car, site, now) }))
  return Response.json(comparisonOf(cars, site))
}
