import type { CarLocation } from '#domain/car/car.ts'
import { coerced, listOf, objectOrNull } from './coerce.ts'
import { text } from './text.ts'

const yard = objectOrNull({
  id: coerced(text),
  name: coerced(text),
  slug: coerced(text),
  phone: coerced(text),
  distribution_locations: listOf(objectOrNull({ id: coerced(text), name: coerced(text) })),
})

/** The location of a car: `location`, or location_id and location_name; null without either. */
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
