import * as v from 'valibot'
import type { Car, CarStatus, CarType } from '#domain/car/car.ts'
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
import { readImages } from './images.ts'
import { readLenders, readMarketPrices, readProcessor } from './offers.ts'
import { vehicleKind } from './vehicle-kind.ts'

/** Why a car of the snapshot cannot be read: `reason` is short and stable, `found` is what stands there. */
export interface Unreadable {
  readonly reason: string
  readonly found: string
}

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
  autograb_data: fact(readMarketPrices),
  finance_lenders: fact(readLenders),
})

const statuses: Readonly<Record<string, CarStatus>> = {
  in_stock: 'in_stock',
  coming_soon: 'coming_soon',
  sold: 'sold',
  reserved: 'reserved',
}
const carTypes: Readonly<Record<string, CarType>> = { new: 'new', used: 'used', demo: 'demo', demonstrator: 'demo' }

type Raw = Readonly<Record<string, unknown>>

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'missing'
  return json.length > 60 ? `${json.slice(0, 59)}…` : json
}

function refuse(reason: string, key: string, raw: Raw): Unreadable {
  return { reason, found: `${key} is ${shown(raw[key])}` }
}

function word(raw: unknown): string {
  return (text(raw) ?? '').toLowerCase().replace(/[\s-]+/g, '_')
}

function nameOf(raw: Raw): string | null {
  const title = [year(raw.year), text(raw.make), text(raw.model)].filter((part) => part !== null).join(' ')
  return text(raw.name) ?? (typeof raw.name === 'string' && title !== '' ? title : null)
}

/** An empty slug is one to be made; a missing one is a record that is not whole. */
function slugOf(raw: Raw): string | null {
  return typeof raw.slug === 'string' ? raw.slug.trim() : text(raw.slug)
}

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

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== '-'
}

/** Facts the source states but nobody can use, e.g. a price of "POA". */
function unreadFacts(raw: Raw, car: Car): string[] {
  return Object.entries(car).flatMap(([key, value]) => (value === null && isSaid(raw[key]) ? [key] : []))
}

/** The facts a car cannot be shown without. */
function identity(raw: Raw) {
  const [id, slug, name] = [text(raw.id), slugOf(raw), nameOf(raw)]
  if (id === null) return refuse('no id', 'id', raw)
  if (slug === null) return refuse('no slug', 'slug', raw)
  if (name === null) return refuse('no name', 'name', raw)
  const status = flag(raw.sold) === true ? 'sold' : statuses[word(raw.status)]
  if (status === undefined) return refuse(isSaid(raw.status) ? 'unknown status' : 'no status', 'status', raw)
  const carType = isSaid(raw.car_type) ? carTypes[word(raw.car_type)] : 'used'
  if (carType === undefined) return refuse('unknown car_type', 'car_type', raw)
  return { id, slug, name, status, car_type: carType }
}

/**
 * Reads one car of a snapshot. Only id, slug, name and status must be there; any other fact that is missing or cannot be
 * understood is null. `saysShown`: the snapshot says per car whether to show it, so silence about this one means no.
 */
export function readCar(raw: unknown, saysShown: boolean): ReadCar | Unreadable {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { reason: 'not a car', found: `the entry is ${shown(raw)}` }
  }
  const record: Raw = { ...raw }
  const who = identity(record)
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
