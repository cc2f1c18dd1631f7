import type { Car } from '#domain/car/car.ts'
import { typeNames } from '#domain/car/type-names.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { weeklyLabel } from './from-prices.ts'
import { lowestPrice, type PricingSite, weeklyFrom } from './model-text.ts'
import { ofType, typeOrder } from './of-type.ts'
import { subscriptionLink } from './subscription-link.ts'

type PricedSite = PricingSite & SiteSlice<'search.lists'>

/** A price column. `priceOf` returns the formatted price of some cars; null when the column applies to none of them. */
export interface PriceColumn {
  readonly name: string
  readonly priceOf: (cars: readonly Car[]) => string | null
  /** Link to those cars, if not the list of all of them. */
  readonly wayOf?: (cars: readonly Car[]) => string | null
}

/** A column per car type in stock, with the lowest price or the dealer's text for no price. */
function typeColumns(cars: readonly Car[], site: PricingSite): readonly PriceColumn[] {
  const here = typeOrder.filter((type) => ofType(cars, type).length > 0)
  return here.map((type) => ({
    name: `${typeNames[type]} from`,
    priceOf: (some) => {
      const bought = ofType(some, type).filter((car) => weeklyFrom([car], site) === null)
      return bought.length > 0 ? (lowestPrice(bought, site) ?? site.cars.price.no_price_text) : null
    },
  }))
}

/** "$265 per week" may wrap only before "per". */
const [period, space] = [/ (?=\S+$)/, '\u00a0']

/** Columns per car type, and one for weekly prices: under "Used from" these would read as a full price. */
export function priceColumns(cars: readonly Car[], site: PricedSite): readonly PriceColumn[] {
  const columns: readonly PriceColumn[] = [
    ...typeColumns(cars, site),
    {
      name: weeklyLabel,
      priceOf: (some: readonly Car[]) => weeklyFrom(some, site)?.replace(period, space) ?? null,
      wayOf: (some: readonly Car[]) => subscriptionLink(some, site),
    },
  ]
  return columns.filter(({ priceOf }) => priceOf(cars) !== null)
}
