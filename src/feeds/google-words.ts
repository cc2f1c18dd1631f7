import type { Car } from '#domain/car/car.ts'

const without = /excl|\begc\b|\bplus\b|\+|before|not inc/i
const whole = /drive.?away|on.?the.?road|no more to pay/i

/**
 * What a price holds, in the words of https://support.google.com/merchants/answer/14592783; nothing where the stock does not say it.
 * New cars are advertised by nothing but what they cost on the road.
 */
export function priceType({ price_type: said, car_type }: Pick<Car, 'price_type' | 'car_type'>): string | null {
  if (said === null) return null
  if (without.test(said)) return car_type === 'new' ? null : 'excluding_government_charges_price'
  if (!whole.test(said)) return null
  // Only a new car's price may be an estimate.
  if (/estimat|indicat/i.test(said)) return car_type === 'new' ? 'estimated_drive_away_price' : null
  return 'drive_away_price'
}
