import type { Car } from '#domain/car/car.ts'
import type { Location } from '#domain/location/location.ts'
import type { Site } from '#tenants/site.ts'

const without = /excl|\begc\b|\bplus\b|\+|before|not inc/i
const whole = /drive.?away|on.?the.?road|no more to pay/i

/**
 * Google's value for what a price includes: https://support.google.com/merchants/answer/14592783. Null when the stock
 * does not state it, and for a new car whose price excludes charges: new cars may only be advertised at drive-away prices.
 */
export function priceType({ price_type: said, car_type }: Pick<Car, 'price_type' | 'car_type'>): string | null {
  if (said === null) return null
  if (without.test(said)) return car_type === 'new' ? null : 'excluding_government_charges_price'
  if (!whole.test(said)) return null
  // Only a new car's price may be an estimate.
  if (/estimat|indicat/i.test(said)) return car_type === 'new' ? 'estimated_drive_away_price' : null
  return 'drive_away_price'
}

/** Demo cars are used cars to Google. */
export const conditionOf = ({ car_type }: Pick<Car, 'car_type'>) => (car_type === 'new' ? 'new' : 'used')

/** Encodes commas, which separate the URLs in this column. */
export const withoutCommas = (address: string) => address.replaceAll(',', '%2C')

/** A price in whole units with its currency: "25990 AUD"; null without a price. */
export const priceOf = (price: number | null, { locale }: Site) =>
  price === null ? null : `${Math.round(price)} ${locale.currency}`

/** An odometer with its unit, "42000 km"; null when unknown. `km` is in miles on US sites. */
export const mileageOf = (km: number | null, { locale }: Site) =>
  km === null ? null : `${km} ${locale.locale === 'en-US' ? 'miles' : 'km'}`

/** The place's code in the Google Business Profile: its own, or its slug, or the dealer's for a car without a place. */
export const storeCode = (place: Location | null, { slug }: Site): string => place?.store_code ?? place?.slug ?? slug
