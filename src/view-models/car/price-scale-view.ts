import type { Car } from '#domain/car/car.ts'
import { type ComparedCar, type Pricing, pricePosition } from '#domain/car/strengths.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'

/** Where the price of a car stands among those of its model here, ready to draw and to read. */
export interface PriceScaleView {
  readonly title: string
  readonly lowest: string
  readonly highest: string
  readonly price: string
  /** Of the way from the lowest to the highest, in percent. */
  readonly at: number
}

/** The scale of a car's price; null where there is too little to compare. */
export function priceScaleView(
  car: ComparedCar & Pick<Car, 'make' | 'model' | 'car_type'>,
  cars: readonly ComparedCar[],
  pricing: Pricing,
  locale: LocalePolicy,
): PriceScaleView | null {
  const position = pricePosition(car, cars, pricing)
  if (!position) return null
  const { price, lowest, highest, of } = position
  return {
    title: `Among the ${formatCount(of, locale)} ${car.car_type} ${car.make} ${car.model} here`,
    lowest: formatMoney(lowest, locale),
    highest: formatMoney(highest, locale),
    price: formatMoney(price, locale),
    at: Math.round(((price - lowest) / (highest - lowest)) * 100),
  }
}
