import type { Car } from '#domain/car/car.ts'
import { typeNames } from '#domain/car/type-names.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { weeklyLabel } from './from-prices.ts'
import { lowestPrice, type PricingSite, weeklyFrom } from './model-text.ts'
import { ofType, typeOrder } from './of-type.ts'
import { subscriptionWay } from './subscription-way.ts'

type PricedSite = PricingSite & SiteSlice<'search.lists'>

/** What the cars in a column cost, ready to read; null where the column is not about any of them. */
export interface PriceColumn {
  readonly name: string
  readonly priceOf: (cars: readonly Car[]) => string | null
  /** Where those cars are, if not on the list of all of them. */
  readonly wayOf?: (cars: readonly Car[]) => string | null
}

/** Of each type that is here the lowest price, else what the dealer says instead of one. */
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

/** "per week" breaks in front of it alone. */
const [period, space] = [/ (?=\S+$)/, '\u00a0']

/** What is paid by the week stands in a column of its own: beneath "Used from" it would read as a price. */
export function priceColumns(cars: readonly Car[], site: PricedSite): readonly PriceColumn[] {
  const columns: readonly PriceColumn[] = [
    ...typeColumns(cars, site),
    {
      name: weeklyLabel,
      priceOf: (some: readonly Car[]) => weeklyFrom(some, site)?.replace(period, space) ?? null,
      wayOf: (some: readonly Car[]) => subscriptionWay(some, site),
    },
  ]
  return columns.filter(({ priceOf }) => priceOf(cars) !== null)
}
