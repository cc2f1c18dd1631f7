import type { Dealership } from '#domain/location/dealership.ts'
import type { Manufacturer } from '#domain/model/manufacturer.ts'
import { coerced, objectOrNull } from './coerce.ts'
import { type HasPicture, pictureAddress } from './images.ts'
import { count, rating } from './number.ts'
import { text } from './text.ts'

const dealership = objectOrNull({
  id: coerced(text),
  slug: coerced(text),
  average_rating: coerced(rating),
  review_count: coerced(count),
})

/** One business of a group; null without an id and a slug. */
export function readDealership(raw: unknown): Dealership | null {
  const read = dealership(raw)
  return read?.id == null || read.slug === null ? null : { ...read, id: read.id, slug: read.slug }
}

const manufacturer = objectOrNull({
  id: coerced((raw) => (Number.isSafeInteger(raw) ? Number(raw) : null)),
  name: coerced(text),
  slug: coerced(text),
  logo: coerced((raw) => raw),
})

/**
 * One make of the catalogue; null without a name, a slug and a numeric id (a text of digits is none). A missing logo is
 * null.
 */
export function readManufacturer(raw: unknown, has: HasPicture): Manufacturer | null {
  const read = manufacturer(raw)
  if (read?.id == null || read.name === null || read.slug === null) return null
  return { id: read.id, name: read.name, slug: read.slug, logo_url: pictureAddress(read.logo, has) }
}
