import type { CarLocation } from '#domain/car/car.ts'
import { fact, listOf, objectOrNull } from './facts.ts'
import { text } from './text.ts'

const yard = objectOrNull({
  id: fact(text),
  name: fact(text),
  slug: fact(text),
  phone: fact(text),
  distribution_locations: listOf(objectOrNull({ id: fact(text), name: fact(text) })),
})

/** Where a car stands: `location`, or its id and name beside the other facts; null when neither says. */
export function readYard(raw: Readonly<Record<string, unknown>>): CarLocation | null {
  const read = yard(raw.location) ?? yard({ id: raw.location_id, name: raw.location_name })
  if (!read || (read.id === null && read.name === null)) return null
  const stands = read.distribution_locations.filter((place) => place.id !== null)
  return {
    id: read.id ?? '',
    name: read.name ?? '',
    slug: read.slug ?? '',
    phone: read.phone,
    distribution_locations: stands.map((place) => ({ id: place.id ?? '', name: place.name ?? '' })),
  }
}
