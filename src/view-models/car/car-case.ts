import type { Car } from '#domain/car/car.ts'
import { peersAmong } from '#domain/car/peers.ts'
import { displayPrice, type PriceDisplay, type PricedCar } from '#domain/car/price.ts'
import { strengthsOf } from '#domain/car/strengths.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import { memoise } from '#notes/track-dependencies.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { marketScaleView, type PriceScaleView, priceScaleView } from './price-scale-view.ts'

/** Reasons for choosing a car ("Why this one"). */
export interface CarCase {
  /** Strengths, one line each; empty for a car that is not for sale. */
  readonly strengths: readonly string[]
  /** Its price on a scale: against the market, and among similar cars of the dealer. */
  readonly scales: readonly PriceScaleView[]
}

const peersIn = memoise((cars: readonly Car[]) => peersAmong(cars))

/** Memoises displayed prices: each car of a model is compared with all the others. */
function pricingOf({ cars: { price }, locale }: SiteSlice<'cars.price' | 'locale'>) {
  const known = new Map<PricedCar, PriceDisplay>()
  return (car: PricedCar): PriceDisplay => {
    const shown = known.get(car) ?? displayPrice(car, price, locale)
    known.set(car, shown)
    return shown
  }
}

/**
 * Strengths and price scales of a car. A single strength without a scale is dropped, as it would draw attention to what
 * is missing.
 */
export function carCase(
  car: Car,
  cars: readonly Car[],
  site: SiteSlice<'cars.price' | 'cars.vehicle.market_scale' | 'locale'>,
): CarCase {
  const { locale } = site
  const [peers, pricing] = [peersIn(cars), pricingOf(site)]
  const scales = [
    site.cars.vehicle.market_scale ? marketScaleView(car, pricing, locale) : null,
    priceScaleView(car, peers, pricing, locale),
  ].flatMap((scale) => scale ?? [])
  const strengths = strengthsOf(car, peers, pricing, locale).map((line) => inVehicleWords(line, [car.item_type]))
  const isAlone = strengths.length === 1 && scales.length === 0
  return { strengths: isAlone ? [] : strengths, scales }
}
