import type { APIRoute, GetStaticPaths } from 'astro'
import { currentTenant, wholeTenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'
import { comparisonOf } from '#view-models/car/comparison.ts'

/** Data of the compare page; only when compare mode is on. */
export const getStaticPaths = (() =>
  wholeTenant().site.garage.compare.enabled
    ? [{ params: { comparison: 'compare-cars' } }]
    : []) satisfies GetStaticPaths

/** All cars on show, with a text per table row. */
export const GET: APIRoute = () => {
  const { site, showroom, now } = currentTenant()
  const cars = showroom.cars.map((car) => ({ car, summary: summaryOf(car, site, now) }))
  return Response.json(comparisonOf(cars, site))
}
