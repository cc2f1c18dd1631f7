import type { AdFile, AdRow } from './ad-file.ts'
import { type FeedCar, type FeedTenant, feedCars, fullVin } from './feed-car.ts'
import { conditionOf, mileageOf, priceOf, priceType, storeCode, withoutCommas } from './google-words.ts'

/**
 * Columns of a primary data source for vehicle ads: https://support.google.com/merchants/answer/11192663
 * Vehicle listings are a separate programme with other columns.
 */
const columns = [
  ...(['id', 'vin', 'store_code', 'google_product_category', 'brand', 'model', 'trim', 'year', 'mileage'] as const),
  ...(['color', 'condition', 'certified_pre-owned', 'price', 'vehicle_price_type', 'image_link'] as const),
  ...(['additional_image_link', 'link'] as const),
] as const

type Column = (typeof columns)[number]

const required = [
  ...(['id', 'vin', 'store_code', 'google_product_category', 'brand', 'model', 'year', 'mileage', 'color'] as const),
  ...(['condition', 'price', 'image_link', 'link'] as const),
] as const

/** "Cars, Trucks & Vans" in Google's product taxonomy. */
const category = 916
/** Maximum number of pictures after the first. */
const mostPictures = 10

function rowOf(feedCar: FeedCar, { site }: FeedTenant): AdRow<Column> {
  const { car, url, pictures, price, place } = feedCar
  const isNew = conditionOf(car) === 'new'
  return {
    id: car.id,
    vin: fullVin(feedCar),
    store_code: storeCode(place, site),
    google_product_category: category,
    brand: car.make,
    model: car.model,
    trim: car.badge,
    year: car.year,
    mileage: mileageOf(isNew ? (car.km ?? 0) : car.km, site),
    color: car.colour,
    condition: isNew ? 'New' : 'Used',
    'certified_pre-owned': car.certified && !isNew ? 'yes' : 'no',
    price: priceOf(price, site),
    vehicle_price_type: priceType(car),
    image_link: pictures[0] ?? null,
    additional_image_link: pictures
      .slice(1, 1 + mostPictures)
      .map(withoutCommas)
      .join(','),
    link: url,
  }
}

/** Only cars are accepted; in Australia each must state what its price includes. */
export const googleVehicleAds: AdFile<Column> = {
  columns,
  required: (_car, { site }) => (site.locale.locale === 'en-AU' ? [...required, 'vehicle_price_type'] : required),
  rows: (tenant) =>
    feedCars(tenant).flatMap((each) =>
      each.car.item_type === 'cars' ? [{ car: each.car, row: rowOf(each, tenant) }] : [],
    ),
}
