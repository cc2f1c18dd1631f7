import type { Car } from '#domain/car/car.ts'
import { addedFeatures, type VariantCars } from '#domain/model/added-features.ts'
import { inGradeOrder } from '#domain/model/grade-order.ts'
import { isMeasure } from '#domain/model/measured-features.ts'
import { isSaid } from '#domain/model/stated-features.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { filteredListHref } from '#view-models/listing/narrowed-links.ts'
import { groupsOf } from './groups-of.ts'
import { engineTerm } from './model-facts.ts'
import type { PricingSite } from './model-text.ts'
import { priceColumns } from './price-columns.ts'
import { type RowFacts, rowFacts } from './variant-facts.ts'

/**
 * A table row: a variant's cars for sale, and a link to exactly those. A fact is empty when all rows have the same
 * value.
 */
export interface StockRow extends RowFacts {
  readonly name: string
  readonly href: string
  /** The lowest price for each price column. */
  readonly prices: readonly string[]
  /** Link to the cars of the last price (weekly), if not the row's own. */
  readonly weekly: string | null
  /** "Adds over GX: Leather seats · Sunroof": features a lower variant lacks; empty when its cars state none. */
  readonly adds: string
}

/** A fact that all variants share, and its key. */
export interface SharedFact {
  readonly key: keyof RowFacts
  readonly text: string
}

/** The variants of a model; `columns` are the price headings: "New from", "Used from", "Subscribe from". */
export interface VariantTable {
  readonly columns: readonly string[]
  /** Heading of the engine column: "Engine" or "Motor". */
  readonly engineTerm: string
  readonly rows: readonly StockRow[]
  /** "Automatic", "Petrol": facts that all variants share, left out of the rows. */
  readonly shared: readonly SharedFact[]
}

/** Features without those that the row or the model's figures state already. */
const fitted = (cars: VariantCars[1]) =>
  cars.map(({ features }) => ({ features: features.filter((feature) => !isMeasure(feature) && !isSaid(feature)) }))

/** For each variant, the features it adds to the lower ones before it. */
function addsOf(variants: readonly VariantCars[]): readonly string[] {
  const known: readonly VariantCars[] = variants.map(([name, cars]) => [name, fitted(cars)])
  const all = known.flatMap(([, cars]) => cars)
  return known.map(([, cars], at) => {
    const { over, features } = addedFeatures(cars, known.slice(0, at), all)
    if (features.length === 0) return ''
    return `${over === null ? 'With' : `Adds over ${over}`}: ${features.join(' · ')}`
  })
}

/** Facts that justify the price of a dearer battery-powered variant. */
const charged = ['range', 'battery'] as const
/** Facts that distinguish variants, most requested first; those beyond `mostTold` are dropped. */
const told = ['transmission', 'drive', 'fuel', 'engine'] as const
/** Facts that the model's figures state already. */
const figured = ['learners', 'seats', 'sleeps', 'length', 'bed'] as const
const mostTold = 3
/** Facts below the variant's name, where there is room for all. */
const beneath = ['bathroom', 'power', 'use', 'weight'] as const

/** Moves facts that are the same in every row to `shared`, and drops those without a column. */
function parted(rows: readonly StockRow[]): Pick<VariantTable, 'rows' | 'shared'> {
  const isSame = (key: keyof RowFacts) => rows.every((row) => row[key] === rows[0]?.[key])
  const shared = told.filter(isSame).flatMap((key) => (rows[0]?.[key] ? [{ key, text: rows[0][key] }] : []))
  const unsaid = [
    ...[...charged, ...figured, ...told, ...beneath].filter(isSame),
    ...[...figured, ...told].filter((key) => !isSame(key)).slice(mostTold),
  ]
  return { shared, rows: rows.map((row) => ({ ...row, ...Object.fromEntries(unsaid.map((key) => [key, ''])) })) }
}

/** Cars grouped by variant, basic variant first; empty with fewer than two. */
export function variantsOf(cars: readonly Car[]): readonly VariantCars<Car>[] {
  const variants = inGradeOrder(groupsOf(cars, ({ badge }) => badge))
  return variants.length < 2 ? [] : variants
}

/**
 * The table of variants, basic variant first, with non-empty price columns only. `path`: list of these cars. Null with
 * fewer than two variants.
 */
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
    href: filteredListHref(path, 'badge', [name]),
    ...rowFacts(of, site.locale),
    adds: adds[at] ?? '',
    prices: columns.map(({ priceOf }) => priceOf(of) ?? ''),
    weekly: columns.at(-1)?.wayOf?.(of) ?? null,
  }))
  return { columns: columns.map((column) => column.name), engineTerm: engineTerm(named), ...parted(rows) }
}
