import type { Car } from '#domain/car/car.ts'
import { addedFeatures, type VariantCars } from '#domain/model/added-features.ts'
import { inGradeOrder } from '#domain/model/grade-order.ts'
import { isMeasure } from '#domain/model/measured-features.ts'
import { isSaid } from '#domain/model/said-features.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { narrowed } from '#view-models/listing/narrowed-links.ts'
import { groupsOf } from './groups-of.ts'
import { engineTerm } from './model-facts.ts'
import type { PricingSite } from './model-text.ts'
import { priceColumns } from './price-columns.ts'
import { type RowFacts, rowFacts } from './variant-facts.ts'

/** A variant of a model: what of it can be bought, and the list of exactly those cars; a fact is empty where all rows say the same. */
export interface StockRow extends RowFacts {
  readonly name: string
  readonly href: string
  /** The lowest price in each column of prices. */
  readonly prices: readonly string[]
  /** Where the cars of the last price are, if not among those of the row: paid by the week. */
  readonly weekly: string | null
  /** "Adds over GX: Leather seats · Sunroof": what tells it from a lower one; empty where its cars say nothing. */
  readonly adds: string
}

/** What all variants have, and which of their facts it is. */
export interface SharedFact {
  readonly key: keyof RowFacts
  readonly text: string
}

/** The variants of a model, and what their prices are the lowest of: "New from", "Used from", "Subscribe from". */
export interface VariantTable {
  readonly columns: readonly string[]
  /** What stands above what moves them. */
  readonly engineTerm: string
  readonly rows: readonly StockRow[]
  /** "Automatic", "Petrol": what all of them have, which no row says then. */
  readonly shared: readonly SharedFact[]
}

/** What a row or the figures of the model say already is nothing that a variant adds. */
const fitted = (cars: VariantCars[1]) =>
  cars.map(({ features }) => ({ features: features.filter((feature) => !isMeasure(feature) && !isSaid(feature)) }))

/** For each variant what it adds to the lower ones, which stand before it. */
function addsOf(variants: readonly VariantCars[]): readonly string[] {
  const known: readonly VariantCars[] = variants.map(([name, cars]) => [name, fitted(cars)])
  const all = known.flatMap(([, cars]) => cars)
  return known.map(([, cars], at) => {
    const { over, features } = addedFeatures(cars, known.slice(0, at), all)
    if (features.length === 0) return ''
    return `${over === null ? 'With' : `Adds over ${over}`}: ${features.join(' · ')}`
  })
}

/** What is paid for in a dearer one that runs on a battery. */
const charged = ['range', 'battery'] as const
/** What tells variants apart, what shoppers ask first in front; more than a row has columns for is left out from the end. */
const told = ['transmission', 'drive', 'fuel', 'engine'] as const
/** What the figures of the model say already. */
const figured = ['learners', 'seats', 'sleeps', 'length', 'bed'] as const
const mostTold = 3
/** What stands beneath the name, where there is room for all. */
const beneath = ['bathroom', 'power', 'use', 'weight'] as const

/** What every row would say is said once, and no row says it. */
function parted(rows: readonly StockRow[]): Pick<VariantTable, 'rows' | 'shared'> {
  const isSame = (key: keyof RowFacts) => rows.every((row) => row[key] === rows[0]?.[key])
  const shared = told.filter(isSame).flatMap((key) => (rows[0]?.[key] ? [{ key, text: rows[0][key] }] : []))
  const unsaid = [
    ...[...charged, ...figured, ...told, ...beneath].filter(isSame),
    ...[...figured, ...told].filter((key) => !isSame(key)).slice(mostTold),
  ]
  return { shared, rows: rows.map((row) => ({ ...row, ...Object.fromEntries(unsaid.map((key) => [key, ''])) })) }
}

/** The variants of a model among these cars, the plainest first; none where all are alike. */
export function variantsOf(cars: readonly Car[]): readonly VariantCars<Car>[] {
  const variants = inGradeOrder(groupsOf(cars, ({ badge }) => badge))
  return variants.length < 2 ? [] : variants
}

/** Variants, the plainest first; a column of prices only where there is something in it. `path` is the list of these cars. */
export function variantTable(
  cars: readonly Car[],
  path: string,
  site: PricingSite & SiteSlice<'search.lists'>,
): VariantTable | null {
  const variants = variantsOf(cars)
  if (variants.length === 0) return null
  const named = variants.flatMap(([, of]) => of)
  const columns = priceColumns(named, site)
  const adds = addsOf(variants)
  const rows = variants.map(([name, of], at) => ({
    name,
    href: narrowed(path, 'badge', [name]),
    ...rowFacts(of, site.locale),
    adds: adds[at] ?? '',
    prices: columns.map(({ priceOf }) => priceOf(of) ?? ''),
    weekly: columns.at(-1)?.wayOf?.(of) ?? null,
  }))
  return { columns: columns.map((column) => column.name), engineTerm: engineTerm(named), ...parted(rows) }
}
