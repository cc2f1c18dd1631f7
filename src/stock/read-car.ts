import * as v from 'valibot'
import type { Car } from '#domain/car/car.ts'
import {
  address,
  count,
  decimal,
  dollars,
  fact,
  flag,
  listOf,
  moment,
  objectOrNull,
  prose,
  text,
  texts,
  year,
} from './facts.ts'
import { identify, isSaid, type Raw, refuseEntry, type Unreadable } from './identify-car.ts'
import { readImages } from './images.ts'
import { readLenders, readMarketPrices, readProcessor } from './offers.ts'
import { vehicleKind } from './vehicle-kind.ts'

/** A readable car, and the optional facts that stood in the snapshot but could not be understood. */
export interface ReadCar {
  readonly car: Car
  readonly unread: readonly string[]
}

const yard = objectOrNull({
  id: fact(text),
  name: fact(text),
  slug: fact(text),
  phone: fact(text),
  distribution_locations: listOf(objectOrNull({ id: fact(text), name: fact(text) })),
})

const entity = v.object({
  price: fact(dollars),
  before_price: fact(dollars),
  subscription_price: fact(dollars),
  price_type: fact(text),
  preorder: fact((raw) => flag(raw) ?? false),
  make: fact((raw) => text(raw) ?? ''),
  model: fact((raw) => text(raw) ?? ''),
  year: fact(year),
  badge: fact(text),
  series: fact(text),
  km: fact(count),
  certified: fact((raw) => flag(raw) ?? false),
  stocknum: fact(text),
  vin: fact(text),
  reserved: fact((raw) => flag(raw) ?? false),
  reservable: fact(flag),
  tag: fact(text),
  categories: fact(texts),
  created_at: fact(moment),
  sold_date: fact(moment),
  custom_rank: fact((raw) => decimal(raw) ?? 0),
  simple_fuel: fact(text),
  simple_body: fact(text),
  simple_transmission: fact(text),
  simple_drive: fact(text),
  fuel: fact(text),
  body: fact(text),
  transmission: fact(text),
  drive: fact(text),
  colour: fact(text),
  engine: fact(text),
  seats: fact(count),
  doors: fact(count),
  description: fact(prose),
  features: fact(texts),
  views: fact(count),
  file: fact(address),
  dealership_slug: fact(text),
  dealership_id: fact(text),
  dealership_name: fact(text),
  city: fact(text),
  state: fact(text),
  primary_image_url: fact(address),
  payment_processors: listOf(readProcessor),
  has_checkout_payment_processor: fact(flag),
  autograb_data: fact(readMarketPrices),
  finance_lenders: fact(readLenders),
})

function yardOf(raw: Raw): Car['location'] {
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

/** Facts the source states but nobody can use, e.g. a price of "POA". */
function unreadFacts(raw: Raw, car: Car): string[] {
  return Object.entries(car).flatMap(([key, value]) => (value === null && isSaid(raw[key]) ? [key] : []))
}

/**
 * Reads one car of a snapshot. Only id, slug, name and status must be there; any other fact that is missing or cannot be
 * understood is null. `saysShown`: the snapshot says per car whether to show it, so silence about this one means no.
 */
export function readCar(raw: unknown, saysShown: boolean): ReadCar | Unreadable {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return refuseEntry(raw)
  }
  const record: Raw = { ...raw }
  const who = identify(record)
  if ('reason' in who) return who
  const facts = v.parse(entity, record)
  const images = readImages(record.images, record.thumbnails, facts.primary_image_url)
  const car: Car = {
    ...facts,
    ...who,
    sold_date: facts.sold_date ?? moment(record.sold_date_timestamp),
    created_at: facts.created_at ?? moment(record.created_at_timestamp),
    show_on_dealer_website: flag(record.show_on_dealer_website) ?? !saysShown,
    item_type: vehicleKind(record.item_type, facts.simple_body ?? facts.body),
    location: yardOf(record),
    images,
    primary_image_url: facts.primary_image_url ?? images[0]?.url ?? null,
  }
  return { car, unread: unreadFacts(record, car) }
}
