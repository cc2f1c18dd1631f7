import type { Car } from '#domain/car/car.ts'
import { typeNames } from '#domain/car/type-names.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { MenuLink } from '#view-models/shell/menu-entry.ts'
import { inOrder } from './first-of-model.ts'
import { type PriceLink, priceLinks } from './from-prices.ts'
import { fromText, lowestPrice, modelStock, type PricingSite } from './model-text.ts'
import { type PaintChoice, paintChoice } from './paint-choice.ts'
import { type PaintsAt, paintsOf } from './paints.ts'
import { type VariantTable, variantTable } from './variant-table.ts'
import { yearPrices } from './year-prices.ts'

type StockedSite = PricingSite & SiteSlice<'cars.images' | 'search.lists'>

/** A model's cars for sale today. */
export interface ModelStockView {
  readonly prices: readonly PriceLink[]
  /** "From $28,990", or "New, $40,490" for a single car: the lowest price; empty when none is shown. */
  readonly from: string
  /** Null when all are of one variant, which the page header describes. */
  readonly variants: VariantTable | null
  /** Lowest price per year, linked to the cars; empty when all are of one year. */
  readonly years: readonly MenuLink[]
  /** Empty when all are of one colour, or when the page shows every car. */
  readonly colours: PaintChoice
}

/** "New, $40,490": type and price of the only car. */
function onlyText(cars: readonly Car[], site: StockedSite): string {
  const price = lowestPrice(cars, site)
  return price ? [...cars.map(({ car_type }) => typeNames[car_type]), price].join(', ') : ''
}

/** View of a model's cars for sale. `path`: list of these cars; `head`: picture in the page header. */
export function modelStockView(cars: readonly Car[], { path, head }: PaintsAt, site: StockedSite): ModelStockView {
  return {
    prices: priceLinks(cars, path, site),
    from: cars.length === 1 ? onlyText(cars, site) : fromText(modelStock(cars, site)),
    variants: variantTable(cars, path, site),
    years: yearPrices(cars, path, site),
    colours: paintChoice(paintsOf(inOrder(cars, site), { path, head }, site)),
  }
}
