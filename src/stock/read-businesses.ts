import type { Dealership } from '#domain/location/dealership.ts'
import type { Manufacturer } from '#domain/model/manufacturer.ts'
import { address, count, decimal, fact, objectOrNull, text } from './facts.ts'

const dealership = objectOrNull({
  id: fact(text),
  slug: fact(text),
  average_rating: fact(decimal),
  review_count: fact(count),
})

/** One business of a group; null without an id and a slug. */
export function readDealership(raw: unknown): Dealership | null {
  const read = dealership(raw)
  return read?.id == null || read.slug === null ? null : { ...read, id: read.id, slug: read.slug }
}

const manufacturer = objectOrNull({
  id: fact((raw) => (Number.isSafeInteger(raw) ? Number(raw) : null)),
  name: fact(text),
  slug: fact(text),
  logo: fact(objectOrNull({ url: fact(address) })),
})

/** One make of the catalogue; null without a name, a slug and an id that is a number (a text with digits is none). */
export function readManufacturer(raw: unknown): Manufacturer | null {
  const read = manufacturer(raw)
  if (read?.id == null || read.name === null || read.slug === null) return null
  return { id: read.id, name: read.name, slug: read.slug, logo_url: read.logo?.url ?? null }
}
