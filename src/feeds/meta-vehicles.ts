import type { Location } from '#domain/location/location.ts'
import { dayMs } from '#domain/text/instant.ts'
import { wallClock } from '#domain/text/wall-clock.ts'
import type { AdFile, AdRow } from './ad-file.ts'
import { type FeedCar, type FeedTenant, feedCars, fullVin, priceDrop } from './feed-car.ts'
import { bodyStyle, drivetrain, fuelType, transmission, vehicleTypes } from './meta-words.ts'

/** The first stands in an advertisement of one picture, and these beside it in a carousel. */
const moreImages = Array.from({ length: 9 }, (_, at) => `image[${at + 1}].url` as const)

/**
 * Columns of an automotive inventory catalogue: https://developers.facebook.com/docs/marketing-api/auto-ads/reference
 * Comma-separated, with nested values either flattened or as JSON.
 */
const columns = [
  ...(['vehicle_id', 'vehicle_type', 'title', 'description', 'url', 'make', 'model', 'trim', 'year'] as const),
  ...(['mileage.value', 'mileage.unit', 'image[0].url', 'image[0].tag[0]', ...moreImages] as const),
  ...([
    'transmission',
    'fuel_type',
    'body_style',
    'drivetrain',
    'vin',
    'price',
    'address',
    'exterior_color',
    'sale_price',
    'availability',
  ] as const),
  ...(['date_first_on_lot', 'state_of_vehicle', 'latitude', 'longitude'] as const),
] as const

type Column = (typeof columns)[number]
type Row = AdRow<Column>

/** The catalogue rejects a car without one of these. */
const required = [
  ...(['vehicle_id', 'title', 'url', 'make', 'model', 'year', 'mileage.value', 'image[0].url'] as const),
  ...(['body_style', 'vin', 'price', 'address', 'exterior_color', 'state_of_vehicle'] as const),
] as const

const mostLetters = 5000
/** A high surrogate at the end: half of a character, such as an emoji, that was cut in two. */
const halfSign = /[\ud800-\udbff]$/

function addressOf({ address }: Location, fallback: string): string | null {
  const { street, city, state, postcode, country } = address
  if (street === '' || city === '') return null
  return JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country: country || fallback })
}

/** Days for which a reduced price counts as a sale price; after that it is the regular price. */
const saleDays = 30

/** Whether a price reduced on `day` is still a sale price, by the dealer's calendar. */
function isSale(day: string, { site, now }: FeedTenant): boolean {
  const today = wallClock(now, site.locale.timeZone).date
  return Date.parse(today) - Date.parse(day) < saleDays * dayMs
}

/**
 * Prices of a car. After a recent reduction that the site itself showed, `price` is the previous price and `sale_price`
 * today's.
 */
function pricesOf(car: FeedCar, tenant: FeedTenant): Pick<Row, 'price' | 'sale_price'> {
  const text = (amount: number) => `${Math.round(amount)} ${tenant.site.locale.currency}`
  if (car.price === null) return { price: null }
  const drop = priceDrop(car)
  return drop && isSale(drop.day, tenant)
    ? { price: text(drop.from), sale_price: text(drop.to) }
    : { price: text(car.price) }
}

function stateOf({ car_type, certified }: FeedCar['car']): string {
  if (car_type === 'new') return 'NEW'
  return certified ? 'CPO' : 'USED'
}

function rowOf(feedCar: FeedCar, tenant: FeedTenant): Row {
  const { site } = tenant
  const { car, url, pictures, place, stocked } = feedCar
  const { locale } = site.locale
  return {
    vehicle_id: car.id,
    vehicle_type: vehicleTypes[car.item_type],
    title: car.name,
    description: (car.description ?? car.name).slice(0, mostLetters).replace(halfSign, ''),
    url,
    make: car.make,
    model: car.model,
    trim: car.badge,
    year: car.year,
    'mileage.value': car.km,
    'mileage.unit': locale === 'en-US' ? 'MI' : 'KM',
    'image[0].url': pictures[0] ?? null,
    'image[0].tag[0]': car.name,
    ...Object.fromEntries(moreImages.map((column, at) => [column, pictures[at + 1] ?? null])),
    transmission: transmission(car),
    fuel_type: fuelType(car),
    body_style: bodyStyle(car),
    drivetrain: drivetrain(car),
    vin: fullVin(feedCar),
    ...pricesOf(feedCar, tenant),
    address: place && addressOf(place, locale.slice(-2)),
    exterior_color: car.colour,
    availability: 'AVAILABLE',
    date_first_on_lot: stocked,
    state_of_vehicle: stateOf(car),
    latitude: place?.address.lat ?? null,
    longitude: place?.address.long ?? null,
  }
}

export const metaVehicles: AdFile<Column> = {
  columns,
  required: () => required,
  rows: (tenant) => feedCars(tenant).map((each) => ({ car: each.car, row: rowOf(each, tenant) })),
}
