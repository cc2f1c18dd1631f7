import { addressText } from '#domain/location/addresses.ts'
import type { Address } from '#domain/location/location.ts'
import type { AdFile, AdRow } from './ad-file.ts'
import { type FeedCar, type FeedTenant, feedCars, fullVin } from './feed-car.ts'
import { conditionOf, mileageOf, priceOf, storeCode, withoutCommas } from './google-words.ts'

/**
 * Columns of a vehicle listings feed: https://developers.google.com/vehicle-listings/reference/feed-specification
 * A file is the whole inventory, as comma-separated values by RFC 4180.
 */
const columns = [
  ...(['vin', 'id', 'store_code', 'dealership_name', 'dealership_address', 'image_link'] as const),
  ...(['additional_image_link', 'link', 'date_in_stock', 'price', 'condition', 'make', 'model'] as const),
  ...(['trim', 'year', 'mileage', 'exterior_color'] as const),
] as const

type Column = (typeof columns)[number]

/** Google rejects a car without one of these, and a used car without mileage. */
const required = [
  ...(['vin', 'store_code', 'dealership_name', 'dealership_address', 'price', 'condition'] as const),
  ...(['make', 'model', 'year'] as const),
] as const

/** Street, town and country on one line, in the country's format; null without a street or town. */
function addressLine(address: Address, fallback: string): string | null {
  const country = address.country || fallback
  return address.street === '' || address.city === '' ? null : `${addressText({ ...address, country })}, ${country}`
}

/** Years after which a VIN of any length is taken. */
const classicYears = 25

function vinOf(feedCar: FeedCar, now: Date): string | null {
  const isClassic = (feedCar.car.year ?? Number.POSITIVE_INFINITY) < now.getUTCFullYear() - classicYears
  return isClassic ? feedCar.vin : fullVin(feedCar)
}

function rowOf(feedCar: FeedCar, { site, now }: FeedTenant): AdRow<Column> {
  const { car, url, pictures, price, place, stocked } = feedCar
  return {
    vin: vinOf(feedCar, now),
    id: car.stocknum ?? car.id,
    store_code: storeCode(place, site),
    dealership_name: site.name,
    dealership_address: place && addressLine(place.address, site.locale.locale.slice(-2)),
    image_link: pictures[0] ?? null,
    additional_image_link: pictures.slice(1).map(withoutCommas).join(','),
    link: url,
    date_in_stock: stocked,
    price: priceOf(price, site),
    condition: conditionOf(car),
    make: car.make,
    model: car.model,
    trim: car.badge,
    year: car.year,
    mileage: mileageOf(car.km, site),
    exterior_color: car.colour,
  }
}

/** The feed takes passenger vehicles only: no motorcycles, trucks or caravans. */
export const googleVehicles: AdFile<Column> = {
  columns,
  required: (car) => (conditionOf(car) === 'new' ? required : [...required, 'mileage']),
  rows: (tenant) =>
    feedCars(tenant).flatMap((each) =>
      each.car.item_type === 'cars' ? [{ car: each.car, row: rowOf(each, tenant) }] : [],
    ),
}
