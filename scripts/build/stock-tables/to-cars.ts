import { dateFacts, listFacts, priceFacts } from '#domain/car/table-facts.ts'
import { didYouMean, nearest } from '#tenants/explain/nearest.ts'
import type { Stock } from '#tenants/site/stock.ts'
import { columnsOf } from './columns.ts'
import { isoDate } from './iso-date.ts'
import type { StockTable, TableRecord } from './record.ts'

type Layout = Pick<Stock, 'fields' | 'list_separator' | 'prices' | 'dates'>

/** A CSV heading lacks columns that stock.fields names. */
export class MissingColumns extends Error {
  /** The first fact that lacks its column. */
  readonly fact: string
  constructor(message: string, fact: string) {
    super(message)
    this.fact = fact
  }
}

/** A fact whose element no vehicle has. */
export interface LostFact {
  readonly fact: string
  readonly message: string
  /** Whether the vehicles have an element of nearly this name that nothing is read from. */
  readonly isNear: boolean
}

/** Cars of a table in snapshot form, and warnings for staff. */
export interface TableCars {
  readonly cars: readonly unknown[]
  readonly told: readonly string[]
  readonly lost: readonly LostFact[]
}

const isList = (fact: string) => listFacts.some((each) => each === fact)
const isDate = (fact: string) => dateFacts.some((each) => each === fact)
const isPrice = (fact: string) => priceFacts.some((each) => each === fact)

/** Converts cents to dollars; anything but a whole number becomes a text that is reported as unreadable later. */
function inDollars(text: string): string | number {
  const digits = text.replace(/[$,\s]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) / 100 : `${text} cents`
}

/**
 * Splits absolute picture URLs at any separators. The lookbehind matches a run of separators only from its start, which
 * keeps this linear.
 */
const addressesIn = (part: string): readonly string[] =>
  /^\s*https?:\/\//i.test(part) ? part.split(/(?<![\s,;|])[\s,;|]+(?=https?:\/\/)/i) : [part]

function factFrom(fact: string, texts: readonly string[], { list_separator, prices, dates }: Layout): unknown {
  if (isList(fact))
    return texts
      .flatMap((text) => text.split(list_separator))
      .flatMap((part) => (fact === 'images' ? addressesIn(part) : part))
      .map((part) => part.trim())
      .filter(Boolean)
  const [text] = texts
  if (text === undefined) return text
  if (isDate(fact)) return isoDate(text, dates)
  return isPrice(fact) && prices === 'cents' ? inDollars(text) : text
}

/** Converts a record. Empty slug and name are generated later; without a status column all cars are for sale. */
function carOf(record: TableRecord, columns: ReadonlyMap<string, string>, layout: Layout, saysStatus: boolean) {
  const facts = [...columns].map(([fact, column]) => [fact, factFrom(fact, record.textsAt(column), layout)])
  const silent = { slug: '', name: '', ...(saysStatus ? {} : { status: 'in_stock' }) }
  const said = Object.fromEntries(facts.filter(([, value]) => value !== undefined))
  return { ...silent, ...said, source_place: record.place }
}

/** [fact, column] pairs of stock.fields that no vehicle has. */
function missing({ has }: StockTable, { fields }: Layout): readonly [string, string][] {
  return Object.entries(fields).filter(([, column]) => !has(column))
}

const listed = (names: readonly string[]) =>
  names
    .slice(0, 12)
    .map((name) => `"${name}"`)
    .join(', ')

/** Columns that nothing is read from. */
function unusedIn(names: readonly string[], columns: ReadonlyMap<string, string>): readonly string[] {
  const waysTo = (column: string) => column.split('/').map((_, at, steps) => steps.slice(0, at + 1).join('/'))
  const used = new Set([...columns.values()].flatMap(waysTo))
  return [...new Set(names)].filter((name) => name !== '' && !used.has(name))
}

/** What there is instead of a column: unused ones first, as it has probably been renamed, and the one probably meant. */
function insteadOf(column: string, table: StockTable, layout: Layout): string {
  const { names } = table
  const free = unusedIn(names, columnsOf(table, layout))
  const inOrder = [...new Set([...free, ...names])].filter((name) => name !== '')
  return `there is ${listed(inOrder)}${didYouMean(column, names)}`
}

const lostFact = ([fact, column]: readonly [string, string], table: StockTable, layout: Layout): LostFact => ({
  fact,
  message: `no vehicle of the stock has "${column}"; ${insteadOf(column, table, layout)}`,
  isNear: nearest(column, unusedIn(table.names, columnsOf(table, layout))) !== null,
})

/** Above this number the heading as a whole is different, and one message says so. */
const mostSaidAlone = 3

function headingText(lost: readonly (readonly [string, string])[], table: StockTable, layout: Layout): string {
  const told = ([fact, column]: readonly [string, string]) =>
    `line 1: stock.fields.${fact} is "${column}", and ${insteadOf(column, table, layout)}`
  if (lost.length <= mostSaidAlone) return lost.map(told).join('; ')
  const columns = [...new Set(lost.map(([, column]) => column))]
  return `line 1 has ${listed(table.names)}, and none of ${listed(columns)}, which stock.fields names${didYouMean(columns[0] ?? '', table.names)}`
}

function unusedText(names: readonly string[], columns: ReadonlyMap<string, string>): string[] {
  const unused = unusedIn(names, columns)
  return unused.length > 0 ? [`columns of the stock that nothing is read from: ${unused.join(', ')}`] : []
}

/** A warning for duplicate column names, of which the first is read. */
function doubledText({ names }: StockTable): string[] {
  const doubled = [...new Set(names.filter((name, at) => name !== '' && names.indexOf(name) < at))]
  return doubled.length > 0 ? [`columns that have one name, of which the first is read: ${doubled.join(', ')}`] : []
}

/** Warnings for facts with several different values in a vehicle: a price and the price before it may share a name. */
function repeatedText({ records }: StockTable, columns: ReadonlyMap<string, string>): string[] {
  const single = [...columns].filter(([fact]) => !isList(fact))
  return single.flatMap(([fact, column]) => {
    const said = records.flatMap((record) => ('textsAt' in record ? [{ record, texts: record.textsAt(column) }] : []))
    const several = said.filter(({ texts }) => new Set(texts).size > 1)
    const [first] = several
    if (first === undefined) return []
    const vehicles = several.length === 1 ? '1 vehicle has' : `${several.length} vehicles have`
    return [
      `${vehicles} several of ${column}, of which the first is read as ${fact}: ${listed(first.texts)} (${first.record.place})`,
    ]
  })
}

/**
 * Without this check every vehicle would be left out without naming the missing column.
 * @throws when there is no id column
 */
function assertIds({ names, isSparse }: StockTable, columns: ReadonlyMap<string, string>): void {
  if (columns.has('id')) return
  const [place, what] = isSparse ? ['', 'element'] : ['line 1: ', 'column']
  const likely = names.find((name) => /stock|\bid\b|vin\b|ref/i.test(name))
  const remedy = likely ? `write, for example, "id: ${likely}"` : `write "id: " and the name of its ${what}`
  throw new Error(
    `${place}no ${what} is called "id", and each vehicle needs one that is its own; there is ${listed(names)}; ${remedy} under fields`,
  )
}

/**
 * Converts a table to cars by stock.fields.
 * @throws when a CSV heading lacks a mapped column, or there is no id column
 */
export function carsOfTable(table: StockTable, layout: Layout): TableCars {
  const missed = missing(table, layout)
  const [first] = missed
  if (first && !table.isSparse) throw new MissingColumns(headingText(missed, table, layout), first[0])
  const lost = missed.map((each) => lostFact(each, table, layout))
  const columns = columnsOf(table, layout)
  if (table.records.length > 0) assertIds(table, columns)
  const saysStatus = columns.has('status')
  const cars = table.records.map((record) =>
    'broken' in record ? record.broken : carOf(record, columns, layout, saysStatus),
  )
  const twice = table.isSparse ? repeatedText(table, columns) : doubledText(table)
  return { cars, told: [...twice, ...unusedText(table.names, columns)], lost }
}
