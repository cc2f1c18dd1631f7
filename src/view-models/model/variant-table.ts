import type { Car } from '#domain/car/car.ts'
import { addedFeatures } from '#domain/model/added-features.ts'
import { isMeasure } from '#domain/model/measured-features.ts'
import { bedOf, countedText, learnersMay } from '#domain/model/said-features.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { narrowed } from '#view-models/listing/narrowed-links.ts'
import { typeOrder } from './from-prices.ts'
import { groupsOf } from './groups-of.ts'
import { driveNames, engineTerm } from './model-facts.ts'
import { measureText } from './model-measures.ts'
import { type PricingSite, shownPrices } from './model-text.ts'
import { ofType, priceColumns } from './price-columns.ts'

/** A variant of a model: what of it can be bought, and the list of exactly those cars. */
export interface StockRow {
  readonly name: string
  readonly href: string
  readonly count: string
  /** The lowest price in each column of prices. */
  readonly prices: readonly string[]
  /** "Automatic", "AWD, front-wheel", "Petrol, hybrid": what these cars have, empty where nobody says. */
  readonly transmission: string
  readonly drive: string
  readonly fuel: string
  readonly engine: string
  /** "LAMS approved", "Island queen bed: most of them"; empty where every row would say the same, or few have it. */
  readonly learners: string
  /** "4 people", "5.1 to 5.9 m". */
  readonly sleeps: string
  readonly length: string
  readonly bed: string
  /** "Leather seats, Sunroof": what these cars have and the other variants lack; empty where nothing tells them apart. */
  readonly adds: string
}

/** The variants of a model, and what their prices are the lowest of: "New from", "Used from", "Subscribe from". */
export interface VariantTable {
  readonly columns: readonly string[]
  /** What stands above what moves them. */
  readonly engineTerm: string
  readonly rows: readonly StockRow[]
  /** "Automatic", "Petrol": what all of them have, which no row says then. */
  readonly shared: readonly string[]
}

function listed(values: readonly (string | null)[]): string {
  return [...new Set(values.flatMap((value) => value || []))].sort().join(', ')
}

/** On a phone nothing stands above it that says what is counted. */
function sleepersIn(cars: readonly Car[], locale: LocalePolicy): string {
  const many = measureText(cars, 'sleeps', locale)
  return many && `${many} ${many === '1' ? 'person' : 'people'}`
}

type RowFacts = Omit<StockRow, 'name' | 'href' | 'prices' | 'adds'>

const factsOf = (cars: readonly Car[], { locale }: PricingSite): RowFacts => ({
  count: formatCount(cars.length, locale),
  transmission: listed(cars.map((car) => car.simple_transmission ?? car.transmission)),
  drive: driveNames(cars, locale),
  fuel: listed(cars.map((car) => car.simple_fuel ?? car.fuel)),
  engine: listed(cars.map((car) => car.engine)),
  learners: countedText(learnersMay(cars)),
  sleeps: sleepersIn(cars, locale),
  length: measureText(cars, 'length', locale),
  bed: countedText(bedOf(cars)),
})

/** Whether a row or the figures of the model say it already. */
const isFact = (feature: string) =>
  isMeasure(feature) || [bedOf, learnersMay].some((said) => said([{ features: [feature] }]) !== null)

function addedBy(cars: readonly Car[], all: readonly Car[]): string {
  const own = new Set(cars)
  const others = all.filter((car) => !own.has(car))
  const fitted = cars.map(({ features }) => ({ features: features.filter((feature) => !isFact(feature)) }))
  return addedFeatures(fitted, others).join(', ')
}

/** What tells variants apart, what shoppers ask first in front; more than a row has room for is left out from the end. */
const told = ['transmission', 'drive', 'fuel', 'engine'] as const
/** What the figures of the model say already. */
const figured = ['learners', 'sleeps', 'length', 'bed'] as const
const mostTold = 3

/** What every row would say is said once, and no row says it. */
function parted(rows: readonly StockRow[]): Pick<VariantTable, 'rows' | 'shared'> {
  const isSame = (key: keyof RowFacts) => rows.every((row) => row[key] === rows[0]?.[key])
  const shared = told.filter(isSame).flatMap((key) => rows[0]?.[key] || [])
  const unsaid = [
    ...[...figured, ...told].filter(isSame),
    ...[...figured, ...told].filter((key) => !isSame(key)).slice(mostTold),
  ]
  return { shared, rows: rows.map((row) => ({ ...row, ...Object.fromEntries(unsaid.map((key) => [key, ''])) })) }
}

/** Variants that can be had new come first, for an old one of the dearest costs less than any; then by the lowest price. */
function rankOf(cars: readonly Car[], site: PricingSite): readonly [number, number] {
  const at = typeOrder.findIndex((type) => ofType(cars, type).length > 0)
  const prices = shownPrices(ofType(cars, typeOrder[at] ?? 'used'), site)
  return [at, Math.min(...prices, Number.MAX_VALUE)]
}

/** Variants, new ones first, the cheapest first; a column of prices only where there is something in it. `path` is the list of these cars. */
export function variantTable(cars: readonly Car[], path: string, site: PricingSite): VariantTable | null {
  const ranked = groupsOf(cars, ({ badge }) => badge).map((group) => ({ group, rank: rankOf(group[1], site) }))
  const variants = ranked.toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]).map(({ group }) => group)
  if (variants.length < 2) return null
  const named = variants.flatMap(([, of]) => of)
  const columns = priceColumns(named, site)
  const rows = variants.map(([name, of]) => ({
    name,
    href: narrowed(path, 'badge', [name]),
    ...factsOf(of, site),
    adds: addedBy(of, named),
    prices: columns.map(({ priceOf }) => priceOf(of) ?? ''),
  }))
  return { columns: columns.map((column) => column.name), engineTerm: engineTerm(named), ...parted(rows) }
}
