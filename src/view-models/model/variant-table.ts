import type { Car, CarType } from '#domain/car/car.ts'
import { formatCount } from '#domain/text/count.ts'
import { narrowed } from '#view-models/listing/narrowed-links.ts'
import { typeNames } from './from-prices.ts'
import { groupsOf } from './groups-of.ts'
import { lowestPrice, type PricingSite, shownPrices } from './model-text.ts'

/** A variant of a model: what of it can be bought, and the list of exactly those cars. */
export interface StockRow {
  readonly name: string
  readonly href: string
  readonly count: string
  /** The lowest price in each column of prices. */
  readonly prices: readonly string[]
  /** "Automatic", "AWD, FWD", "Petrol, hybrid": what these cars have, empty where nobody says. */
  readonly transmission: string
  readonly drive: string
  readonly fuel: string
}

/** The variants of a model, and what their prices are the lowest of: "New from", "Used from". */
export interface VariantTable {
  readonly columns: readonly string[]
  readonly rows: readonly StockRow[]
  /** "Automatic", "Petrol": what all of them have, which no row says then. */
  readonly shared: readonly string[]
}

type Column = readonly CarType[]

function listed(values: readonly (string | null)[]): string {
  return [...new Set(values.flatMap((value) => value || []))].sort().join(', ')
}

/**
 * What stands in one column of prices. A demonstrator stands among the used ones: somebody has driven it, and the price of a new
 * car is that of one nobody has.
 */
const priceColumns: readonly Column[] = [['new'], ['demo', 'used']]

const ofTypes = (cars: readonly Car[], types: Column) => cars.filter(({ car_type }) => types.includes(car_type))

/** "Demo or used from": a column says what is in it. */
function columnName(cars: readonly Car[], types: Column): string {
  const there = types.filter((type) => cars.some(({ car_type }) => car_type === type))
  const name = there.map((type) => typeNames[type]).join(' or ')
  return `${name.charAt(0)}${name.slice(1).toLowerCase()} from`
}

type RowFacts = Pick<StockRow, 'count' | 'transmission' | 'drive' | 'fuel'>

const factsOf = (cars: readonly Car[], { locale }: PricingSite): RowFacts => ({
  count: formatCount(cars.length, locale),
  transmission: listed(cars.map((car) => car.simple_transmission ?? car.transmission)),
  drive: listed(cars.map((car) => car.simple_drive ?? car.drive)),
  fuel: listed(cars.map((car) => car.simple_fuel ?? car.fuel)),
})

/** A row has a price in each column: empty without such a car, what the dealer says where none is shown. */
function pricesOf(cars: readonly Car[], columns: readonly Column[], site: PricingSite): readonly string[] {
  return columns.map((types) => {
    const of = ofTypes(cars, types)
    return of.length > 0 ? (lowestPrice(of, site) ?? site.cars.price.no_price_text) : ''
  })
}

const told = ['transmission', 'drive', 'fuel'] as const

/** What every row would say is said once, and no row says it. */
function parted(rows: readonly StockRow[]): Pick<VariantTable, 'rows' | 'shared'> {
  const same = told.filter((key) => rows.every((row) => row[key] === rows[0]?.[key]))
  const shared = same.flatMap((key) => rows[0]?.[key] || [])
  return { shared, rows: rows.map((row) => ({ ...row, ...Object.fromEntries(same.map((key) => [key, ''])) })) }
}

/** Variants, the cheapest first; a column of prices only where there is something in it. `path` is the list of these cars. */
export function variantTable(cars: readonly Car[], path: string, site: PricingSite): VariantTable | null {
  const lowest = (of: readonly Car[]) => Math.min(...shownPrices(of, site))
  const variants = groupsOf(cars, ({ badge }) => badge).toSorted((a, b) => lowest(a[1]) - lowest(b[1]) || 0)
  if (variants.length < 2) return null
  const named = variants.flatMap(([, of]) => of)
  const columns = priceColumns.filter((types) => ofTypes(named, types).length > 0)
  const rows = variants.map(([name, of]) => ({
    name,
    href: narrowed(path, 'badge', [name]),
    ...factsOf(of, site),
    prices: pricesOf(of, columns, site),
  }))
  return { columns: columns.map((types) => columnName(named, types)), ...parted(rows) }
}
