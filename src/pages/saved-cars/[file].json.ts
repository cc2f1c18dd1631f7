import type { APIRoute, GetStaticPaths } from 'astro'
import type { SavedCard } from '#api/saved-cards.ts'
import type { Car } from '#domain/car/car.ts'
import { cardFileOf, cardFiles } from '#domain/saved/card-file.ts'
import { currentTenant, wholeTenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'

/**
 * The cards of all cars on show, for the garage and for recently viewed cars. Split into `cardFiles` files, so that
 * three cars do not need the whole stock.
 */
export const getStaticPaths = (() => {
  const { site, showroom } = wholeTenant()
  const { garage_enabled, compare } = site.garage
  if (!garage_enabled && !compare.enabled && showroom.cars.length === 0) return []
  return Array.from({ length: cardFiles }, (_, file) => ({ params: { file: String(file) } }))
}) satisfies GetStaticPaths

const leadOf = ({ year, status, stocknum, tag, location }: Car): SavedCard['lead'] => ({
  ...{ year, status, stocknum, tag },
  location: location?.id ?? null,
})

export const GET: APIRoute = ({ params }) => {
  const { site, showroom, now } = currentTenant()
  const cars = showroom.cars.filter(({ id }) => String(cardFileOf(id)) === params.file)
  const cards = cars.map((car): [string, SavedCard] => [car.id, { card: summaryOf(car, site, now), lead: leadOf(car) }])
  return Response.json(Object.fromEntries(cards))
}
