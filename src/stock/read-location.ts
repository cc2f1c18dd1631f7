import type { Address, ContactDetail, Location, LocationType } from '#domain/location/location.ts'
import { zoneOfPlace } from '#domain/location/state-zone.ts'
import { slugify, uniqueSlugs } from '#domain/text/slug.ts'
import { webAddress } from './address.ts'
import { answer } from './answer.ts'
import { fact, listOf, objectOrNull } from './facts.ts'
import { type HasPicture, readImage } from './images.ts'
import { count, decimal, rating } from './number.ts'
import { readDay, readSpecialDay } from './read-hours.ts'
import { text, texts } from './text.ts'

/** Degrees north or east, or null beyond the globe. */
function degrees(raw: unknown, most: number): number | null {
  const said = decimal(raw)
  return said !== null && Math.abs(said) <= most ? said : null
}

const words = (raw: unknown) => text(raw) ?? ''

const place = objectOrNull({
  street: fact(words),
  city: fact(words),
  state: fact(words),
  postcode: fact(words),
  country: fact(words),
  lat: fact((raw) => degrees(raw, 90)),
  long: fact((raw) => degrees(raw, 180)),
  place_id: fact(text),
  place_url: fact(webAddress),
  map_key: fact(text),
})

const contact = objectOrNull({
  phone: fact(text),
  landline_phone: fact(text),
  email: fact(text),
  opening_hours: listOf(readDay),
  youtube_url: fact(webAddress),
  linkedin_url: fact(webAddress),
})

const summary = objectOrNull({ count: fact(count), average_rating: fact(rating) })

const entity = objectOrNull({
  id: fact(text),
  name: fact(text),
  slug: fact(text),
  position: fact(count),
  primary: fact((raw) => answer(raw) ?? false),
  location_type: fact(text),
  location_subtype: fact((raw) => texts(raw).join(', ') || null),
  manufacturers: fact(texts),
  dealership_id: fact(text),
  dealership_slug: fact(text),
  visible: fact((raw) => answer(raw) ?? true),
  address: fact(place),
  contact_detail: fact(contact),
  special_hours: listOf(readSpecialDay),
  label: fact(text),
  dealer_license_number: fact(text),
  motor_vehicle_repairer: fact(text),
  image: fact((raw) => raw),
  average_rating: fact(rating),
  review_count: fact(count),
  reviews: fact(summary),
  review_url: fact(webAddress),
  time_zone: fact(zone),
})

const types: readonly LocationType[] = ['sales', 'service', 'parts']

const noPlace: Address = {
  street: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  lat: null,
  long: null,
  place_id: null,
  place_url: null,
  map_key: null,
}

const noContact: ContactDetail = {
  phone: null,
  landline_phone: null,
  email: null,
  opening_hours: [],
  youtube_url: null,
  linkedin_url: null,
}

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
 * One place of a snapshot; null without id and name. `at` is its place in the list, `timeZone` the site's own; a picture
 * that is not there is null.
 */
export function readLocation(raw: unknown, at: number, timeZone: string, has: HasPicture): Location | null {
  const read = entity(raw)
  if (!read || read.id === null || read.name === null) return null
  const { reviews, time_zone, ...facts } = read
  return {
    ...facts,
    id: read.id,
    name: read.name,
    slug: slugify(read.slug ?? '', '') || slugify(read.name, 'location'),
    image: readImage(read.image, has),
    position: read.position ?? at,
    location_type: types.find((type) => type === read.location_type?.toLowerCase()) ?? 'sales',
    address: read.address ?? noPlace,
    contact_detail: read.contact_detail ?? noContact,
    hours_text: {},
    timeZone: time_zone ?? zoneOfPlace(read.address?.state ?? '', timeZone),
    average_rating: reviews?.average_rating ?? read.average_rating,
    review_count: reviews?.count ?? read.review_count,
  }
}

/** The places of a snapshot, each id once and each at an address of its own. */
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
