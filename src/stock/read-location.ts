import { type Location, type LocationType, locationTypes, unstatedType } from '#domain/location/location.ts'
import { zoneOfPlace } from '#domain/location/state-zone.ts'
import { unknownAddress, unknownContact } from '#domain/location/unknown.ts'
import { slugify, uniqueSlugs } from '#domain/text/slug.ts'
import { webAddress } from './address.ts'
import { answer } from './answer.ts'
import { coerced, listOf, objectOrNull } from './coerce.ts'
import { type HasPicture, readImage } from './images.ts'
import { count, decimal, rating } from './number.ts'
import { readDay, readSpecialDay } from './read-hours.ts'
import { text, texts } from './text.ts'

/** Degrees north or east; null beyond `most` either way. */
function degrees(raw: unknown, most: number): number | null {
  const said = decimal(raw)
  return said !== null && Math.abs(said) <= most ? said : null
}

const words = (raw: unknown) => text(raw) ?? ''

const place = objectOrNull({
  street: coerced(words),
  city: coerced(words),
  state: coerced(words),
  postcode: coerced(words),
  country: coerced(words),
  lat: coerced((raw) => degrees(raw, 90)),
  long: coerced((raw) => degrees(raw, 180)),
  place_id: coerced(text),
  place_url: coerced(webAddress),
  map_key: coerced(text),
})

const contact = objectOrNull({
  phone: coerced(text),
  landline_phone: coerced(text),
  email: coerced(text),
  opening_hours: listOf(readDay),
  youtube_url: coerced(webAddress),
  linkedin_url: coerced(webAddress),
})

const summary = objectOrNull({ count: coerced(count), average_rating: coerced(rating) })

/** The location type a source states; null when it is missing or unknown. */
export const typeOf = (raw: unknown): LocationType | null =>
  locationTypes.find((type) => type === text(raw)?.toLowerCase()) ?? null

const entity = objectOrNull({
  id: coerced(text),
  name: coerced(text),
  slug: coerced(text),
  position: coerced(count),
  primary: coerced((raw) => answer(raw) ?? false),
  location_type: coerced(typeOf),
  location_subtype: coerced((raw) => texts(raw).join(', ') || null),
  manufacturers: coerced(texts),
  dealership_id: coerced(text),
  dealership_slug: coerced(text),
  store_code: coerced(text),
  visible: coerced((raw) => answer(raw) ?? true),
  address: coerced(place),
  contact_detail: coerced(contact),
  special_hours: listOf(readSpecialDay),
  label: coerced(text),
  opening_text: coerced(text),
  arriving: coerced(text),
  dealer_license_number: coerced(text),
  motor_vehicle_repairer: coerced(text),
  image: coerced((raw) => raw),
  average_rating: coerced(rating),
  review_count: coerced(count),
  reviews: coerced(summary),
  review_url: coerced(webAddress),
  time_zone: coerced(zone),
})

/** An IANA zone that exists, else null. */
function zone(raw: unknown): string | null {
  const name = text(raw)
  if (name === null) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) && name
  } catch {
    return null
  }
}

/**
 * One location of a snapshot; null without id and name. `at` is its index in the list, `timeZone` the site's own. A
 * missing picture is null.
 */
export function readLocation(raw: unknown, at: number, timeZone: string, has: HasPicture): Location | null {
  const read = entity(raw)
  if (!read || read.id === null || read.name === null) return null
  const { reviews, time_zone, ...facts } = read
  const image = readImage(read.image, has)
  return {
    ...facts,
    id: read.id,
    name: read.name,
    slug: slugify(read.slug ?? '', '') || slugify(read.name, 'location'),
    image: image && { ...image, alt: null },
    position: read.position ?? at,
    location_type: read.location_type ?? unstatedType,
    address: read.address ?? unknownAddress,
    contact_detail: read.contact_detail ?? unknownContact,
    hours_text: {},
    timeZone: time_zone ?? zoneOfPlace(read.address?.state ?? '', timeZone),
    average_rating: reviews?.average_rating ?? read.average_rating,
    review_count: reviews?.count ?? read.review_count,
  }
}

/** The locations of a snapshot, each id once and each with a unique slug. */
export function readLocations(raws: readonly unknown[], timeZone: string, has: HasPicture): readonly Location[] {
  const byId = new Map<string, Location>()
  for (const [at, raw] of raws.entries()) {
    const place = readLocation(raw, at, timeZone, has)
    if (place && !byId.has(place.id)) byId.set(place.id, place)
  }
  const places = [...byId.values()]
  const slugs = uniqueSlugs(places.map(({ slug }) => slug))
  return places.map((place, at) => ({ ...place, slug: slugs[at] ?? place.slug }))
}
