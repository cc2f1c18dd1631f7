import type { Car } from '#domain/car/car.ts'
import { displayPrice, type PricedCar } from '#domain/car/price.ts'
import { strengthsOf } from '#domain/car/strengths.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { marketScaleView, type PriceScaleView, priceScaleView } from './price-scale-view.ts'

/** Why this one. */
export interface CarCase {
  /** What speaks for it, a line each; none of a car that cannot be bought. */
  readonly strengths: readonly string[]
  /** Where its price stands: on the market, and among its like here. */
  readonly scales: readonly PriceScaleView[]
}

/** What makes the case for a car among the dealer's. A line alone says more of what is not good: it is left out. */
export function carCase(
  car: Car,
  cars: readonly Car[],
  { cars: settings, locale }: SiteSlice<'cars.price' | 'cars.vehicle.market_scale' | 'locale'>,
): CarCase {
  const pricing = (each: PricedCar) => displayPrice(each, settings.price, locale)
  const scales = [
    settings.vehicle.market_scale ? marketScaleView(car, pricing, locale) : null,
    priceScaleView(car, cars, pricing, locale),
  ].flatMap((scale) => scale ?? [])
  const strengths = strengthsOf(car, cars, pricing, locale).map((line) => inVehicleWords(line, [car.item_type]))
  const isAlone = strengths.length === 1 && scales.length === 0
  return { strengths: isAlone ? [] : strengths, scales }
}
