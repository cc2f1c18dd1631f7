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

/** What of a model can be bought today. */
export interface ModelStockView {
  readonly prices: readonly PriceLink[]
  /** "From $28,990", "New, $40,490" of one alone: the least of them; empty where none is shown. */
  readonly from: string
  /** Null where all are of one variant, of which the head of the page has said everything. */
  readonly variants: VariantTable | null
  /** The lowest price of each year, and the way to its cars; empty where all are of one. */
  readonly years: readonly MenuLink[]
  /** Empty where all are of one, or so few that the page shows each of them. */
  readonly colours: PaintChoice
}

/** "New, $40,490": of the only one. */
function onlyText(cars: readonly Car[], site: StockedSite): string {
  const price = lowestPrice(cars, site)
  return price ? [...cars.map(({ car_type }) => typeNames[car_type]), price].join(', ') : ''
}

/** The stock of one model, told from its cars for sale; `path` is the list of them, `head` the picture that its page shows first. */
export function modelStockView(cars: readonly Car[], { path, head }: PaintsAt, site: StockedSite): ModelStockView {
  return {
    prices: priceLinks(cars, path, site),
    from: cars.length === 1 ? onlyText(cars, site) : fromText(modelStock(cars, site)),
    variants: variantTable(cars, path, site),
    years: yearPrices(cars, path, site),
    colours: paintChoice(paintsOf(inOrder(cars, site), { path, head }, site)),
  }
}
