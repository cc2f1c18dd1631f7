import { addressText } from '#domain/location/addresses.ts'
import type { Address } from '#domain/location/location.ts'
import type { AdFile, AdRow } from './ad-file.ts'
import { type FeedCar, type FeedTenant, feedCars } from './feed-car.ts'

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

/** Google would refuse a car that lacks one of these, and a used one without its mileage. */
const required = [
  ...(['vin', 'store_code', 'dealership_name', 'dealership_address', 'price', 'condition'] as const),
  ...(['make', 'model', 'year'] as const),
] as const

const conditionOf = ({ car_type }: FeedCar['car']) => (car_type === 'new' ? 'new' : 'used')

/** Street, town and country in one line, as the country writes it. */
function addressLine(address: Address, fallback: string): string | null {
  const country = address.country || fallback
  return address.street === '' || address.city === '' ? null : `${addressText({ ...address, country })}, ${country}`
}

/** An address in a column of several, which commas part. */
const withoutCommas = (address: string) => address.replaceAll(',', '%2C')

function rowOf({ car, url, pictures, price, place, vin, stocked }: FeedCar, { site }: FeedTenant): AdRow<Column> {
  const { locale, currency } = site.locale
  return {
    vin,
    id: car.stocknum ?? car.id,
    store_code: place?.slug ?? site.slug,
    dealership_name: site.name,
    dealership_address: place && addressLine(place.address, locale.slice(-2)),
    image_link: pictures[0] ?? null,
    additional_image_link: pictures.slice(1).map(withoutCommas).join(','),
    link: url,
    date_in_stock: stocked,
    price: price === null ? null : `${Math.round(price)} ${currency}`,
    condition: conditionOf(car),
    make: car.make,
    model: car.model,
    trim: car.badge,
    year: car.year,
    mileage: car.km === null ? null : `${car.km} ${locale === 'en-US' ? 'miles' : 'km'}`,
    exterior_color: car.colour,
  }
}

/** Passenger vehicles alone are listed: no motorcycles, trucks or caravans. */
export const googleVehicles: AdFile<Column> = {
  columns,
  required: (car) => (conditionOf(car) === 'new' ? required : [...required, 'mileage']),
  rows: (tenant) =>
    feedCars(tenant).flatMap((each) =>
      each.car.item_type === 'cars' ? [{ car: each.car, row: rowOf(each, tenant) }] : [],
    ),
}
