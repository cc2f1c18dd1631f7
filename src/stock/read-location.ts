import type { Address, ContactDetail, Location, LocationType } from '#domain/location/location.ts'
import { zoneOfPlace } from '#domain/location/state-zone.ts'
import { address, count, decimal, fact, flag, listOf, objectOrNull, text, texts } from './facts.ts'
import { readImage } from './images.ts'
import { readDay, readSpecialDay } from './read-hours.ts'
import { slugify } from './slugs.ts'

const words = (raw: unknown) => text(raw) ?? ''

const place = objectOrNull({
  street: fact(words),
  city: fact(words),
  state: fact(words),
  postcode: fact(words),
  country: fact(words),
  lat: fact(decimal),
  long: fact(decimal),
  place_id: fact(text),
  place_url: fact(address),
  map_key: fact(text),
})

const contact = objectOrNull({
  phone: fact(text),
  landline_phone: fact(text),
  email: fact(text),
  opening_hours: listOf(readDay),
  youtube_url: fact(address),
  linkedin_url: fact(address),
})

const rating = objectOrNull({ count: fact(count), average_rating: fact(decimal) })

const entity = objectOrNull({
  id: fact(text),
  name: fact(text),
  slug: fact(text),
  position: fact(count),
  primary: fact((raw) => flag(raw) ?? false),
  location_type: fact(text),
  location_subtype: fact((raw) => texts(raw).join(', ') || null),
  manufacturers: fact(texts),
  dealership_id: fact(text),
  dealership_slug: fact(text),
  visible: fact((raw) => flag(raw) ?? true),
  address: fact(place),
  contact_detail: fact(contact),
  special_hours: listOf(readSpecialDay),
  label: fact(text),
  dealer_license_number: fact(text),
  motor_vehicle_repairer: fact(text),
  image: fact(readImage),
  average_rating: fact(decimal),
  review_count: fact(count),
  reviews: fact(rating),
  review_url: fact(address),
  time_zone: fact(zone),
})

const types: Readonly<Record<string, LocationType>> = { sales: 'sales', service: 'service', parts: 'parts' }

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

/** One place of a snapshot; null without id and name. `at` is its place in the list, `timeZone` the site's own. */
export function readLocation(raw: unknown, at: number, timeZone: string): Location | null {
  const read = entity(raw)
  if (!read || read.id === null || read.name === null) return null
  const { reviews, time_zone, ...facts } = read
  return {
    ...facts,
    id: read.id,
    name: read.name,
    slug: slugify(read.slug ?? read.name),
    position: read.position ?? at,
    location_type: types[read.location_type?.toLowerCase() ?? ''] ?? 'sales',
    address: read.address ?? noPlace,
    contact_detail: read.contact_detail ?? noContact,
    hours_text: {},
    timeZone: time_zone ?? zoneOfPlace(read.address?.state ?? '', timeZone),
    average_rating: reviews?.average_rating ?? read.average_rating,
    review_count: reviews?.count ?? read.review_count,
  }
}
