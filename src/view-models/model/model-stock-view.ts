import type { Car } from '#domain/car/car.ts'
import { paintFamily } from '#domain/car/paint.ts'
import { formatCount } from '#domain/text/count.ts'
import { localise } from '#domain/text/spelling.ts'
import { narrowed } from '#view-models/listing/narrowed-links.ts'
import { type PriceLink, priceLinks } from './from-prices.ts'
import { groupsOf } from './groups-of.ts'
import type { PricingSite } from './model-text.ts'
import { type VariantTable, variantTable } from './variant-table.ts'

/** A family of paints in which the model stands here: white, whatever each maker calls it. */
export interface Paint {
  readonly name: string
  /** The list of its cars, of all names that the family has here. */
  readonly href: string
  readonly count: string
  /** Of its dot; null for a name that says no colour. */
  readonly colour: string | null
}

/** What of a model can be bought today. */
export interface ModelStockView {
  readonly prices: readonly PriceLink[]
  /** Null where all are of one variant, of which the head of the page has said everything. */
  readonly variants: VariantTable | null
  readonly paints: readonly Paint[]
}

/** Paints by their family, the most usual first, each with the list of all its names; a name that says no colour is its own. */
function paintsOf(cars: readonly Car[], path: string, { locale }: PricingSite): readonly Paint[] {
  const families = groupsOf(cars, ({ colour }) => paintFamily(colour ?? '')?.name ?? colour)
  return families
    .toSorted((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0], 'en'))
    .map(([name, of]) => ({
      name: localise(name, locale),
      href: narrowed(
        path,
        'colour',
        groupsOf(of, ({ colour }) => colour).map(([paint]) => paint),
      ),
      count: formatCount(of.length, locale),
      colour: paintFamily(name)?.colour ?? null,
    }))
}

/** The stock of one model, told from its cars for sale; `path` is the list of them. */
export function modelStockView(cars: readonly Car[], path: string, site: PricingSite): ModelStockView {
  return {
    prices: priceLinks(cars, path, site),
    variants: variantTable(cars, path, site),
    paints: paintsOf(cars, path, site),
  }
}
