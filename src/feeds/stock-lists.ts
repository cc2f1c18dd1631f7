import { distanceUnit } from '#domain/text/distance.ts'
import { withoutFormula } from '#domain/text/formula.ts'
import { csvOf } from './csv.ts'
import { type FeedCar, type FeedTenant, feedCars } from './feed-car.ts'

const columns = [
  ...(['id', 'stock_number', 'vin', 'name', 'type', 'status', 'make', 'model', 'year', 'badge', 'price'] as const),
  ...(['currency', 'odometer', 'odometer_unit', 'body', 'fuel', 'transmission', 'drive', 'colour'] as const),
  ...(['seats', 'doors', 'location', 'url', 'picture', 'first_listed', 'price_since'] as const),
] as const

type Entry = Readonly<Record<(typeof columns)[number], string | number | null>>

/** Neutralises a text that a spreadsheet would run as a formula. */
const tame = (value: string | number | null) => (typeof value === 'string' ? withoutFormula(value) : value)

function entryOf({ car, url, pictures, price, place, past }: FeedCar, { site }: FeedTenant): Entry {
  return {
    id: car.id,
    stock_number: car.stocknum,
    vin: car.vin,
    name: car.name,
    type: car.car_type,
    status: car.status,
    make: car.make,
    model: car.model,
    year: car.year,
    badge: car.badge,
    price,
    currency: site.locale.currency,
    odometer: car.km,
    odometer_unit: distanceUnit(site.locale).short,
    body: car.body ?? car.simple_body,
    fuel: car.fuel ?? car.simple_fuel,
    transmission: car.transmission ?? car.simple_transmission,
    drive: car.drive ?? car.simple_drive,
    colour: car.colour,
    seats: car.seats,
    doors: car.doors,
    location: place?.name ?? null,
    url,
    picture: pictures[0] ?? null,
    first_listed: past?.first ?? null,
    price_since: past?.prices.at(-1)?.[0] ?? null,
  }
}

/** The cars for sale as CSV. */
export function stockCsv(tenant: FeedTenant): string {
  const rows = feedCars(tenant).map((car) => Object.entries(entryOf(car, tenant)))
  return csvOf(
    columns,
    rows.map((row) => Object.fromEntries(row.map(([name, value]) => [name, tame(value)]))),
  )
}

/** The cars for sale as JSON, with all pictures. */
export function stockJson(tenant: FeedTenant): string {
  const cars = feedCars(tenant).map((car) => ({ ...entryOf(car, tenant), pictures: car.pictures }))
  return JSON.stringify({ dealer: tenant.site.slug, name: tenant.site.name, cars })
}
