import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { marketAverage } from '#domain/car/market-price.ts'
import type { Peers } from '#domain/car/peers.ts'
import { type ComparedCar, type Pricing, pricePosition } from '#domain/car/strengths.ts'
import { fullModelName } from '#domain/model/full-name.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'

/** A car's price on a scale of other prices, with its texts. */
export interface PriceScaleView {
  /** What it is compared with: "Among the 5 used Norda Heron here: $20,000 to $30,000." */
  readonly others: string
  /** "This one is $24,000." */
  readonly own: string
  /** Labels of the two ends. */
  readonly ends: readonly [string, string]
  /** Position between the ends, in percent. */
  readonly at: number
  /** Whether the middle is marked as the average. */
  readonly hasMiddle: boolean
}

type ScaledCar = ComparedCar & Pick<Car, 'make' | 'model' | 'car_type' | 'state' | 'autograb_data'>

/** The scale of a car's price among the dealer's cars of its model; null when there are too few to compare. */
export function priceScaleView(
  car: ScaledCar,
  peers: Peers<ComparedCar>,
  pricing: Pricing,
  locale: LocalePolicy,
): PriceScaleView | null {
  const position = pricePosition(car, peers, pricing)
  if (!position) return null
  const { price, lowest, highest, of, variant } = position
  const [low, high] = [formatMoney(lowest, locale), formatMoney(highest, locale)]
  const among = `Among the ${formatCount(of, locale)} ${car.car_type} ${[fullModelName(car.make, car.model), variant].filter(Boolean).join(' ')} here`
  return {
    others: `${among}: ${low} to ${high}.`,
    own: `This one is ${formatMoney(price, locale)}.`,
    ends: [low, high],
    at: Math.round(((price - lowest) / (highest - lowest)) * 100),
    hasMiddle: false,
  }
}

/** Minimum extent of the market scale to either side of the average, as a fraction of it. */
const leastReach = 0.15

function besideAverage(price: number, average: number, locale: LocalePolicy): string {
  const off = Math.round(price - average)
  if (off === 0) return 'exactly that'
  return `${formatMoney(Math.abs(off), locale)} ${off < 0 ? 'below' : 'above'} it`
}

/** The scale of a car's price around the market average; null when no average is known or the car is not for sale. */
export function marketScaleView(car: ScaledCar, pricing: Pricing, locale: LocalePolicy): PriceScaleView | null {
  const average = marketAverage(car)
  const { kind, amount: price } = pricing(car)
  if (average === null || kind !== 'price' || price === null || !isForSale(car)) return null
  const reach = Math.max(average * leastReach, Math.abs(price - average) * 1.25)
  const isOfState = average === car.autograb_data?.state_average_market_price
  const where = isOfState && car.state ? ` in ${car.state}` : ''
  return {
    others: `The market average${where} is ${formatMoney(average, locale)}.`,
    own: `This one is ${formatMoney(price, locale)}, ${besideAverage(price, average, locale)}.`,
    ends: ['Below average', 'Above average'],
    at: Math.round(((price - average + reach) / (2 * reach)) * 100),
    hasMiddle: true,
  }
}
