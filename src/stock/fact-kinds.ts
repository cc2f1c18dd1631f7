import { carTypes } from '#domain/car/car.ts'

const amount = 'an amount such as 25990'
const number = 'a number such as 5'
const distance = 'a distance such as 45000'
const date = 'a date such as 2026-03-11'
const yesOrNo = 'yes or no'

/** Map: fact -> the values it accepts, for messages on other values. Facts of free text are absent. */
const kinds: Readonly<Record<string, string>> = {
  status: 'in_stock, coming_soon, reserved, sold or withdrawn',
  car_type: `${carTypes.slice(0, -1).join(', ')} or ${carTypes.at(-1)}`,
  price: amount,
  before_price: amount,
  subscription_price: amount,
  year: 'a year such as 2021',
  km: distance,
  range_km: distance,
  fuel_use: 'a number such as 7.5',
  battery_kwh: 'a number such as 60.5',
  colour: 'a colour such as White',
  seats: number,
  doors: number,
  views: number,
  created_at: date,
  sold_date: date,
  registered_until: date,
  reservable: yesOrNo,
  has_checkout_payment_processor: yesOrNo,
  file: 'a web address or a file of the site',
}

/** ", and not an amount such as 25990"; '' for a fact of free text. */
export function andNot(fact: string): string {
  const kind = Object.hasOwn(kinds, fact) ? kinds[fact] : undefined
  return kind === undefined ? '' : `, and not ${kind}`
}
