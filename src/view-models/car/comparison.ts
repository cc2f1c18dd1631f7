import type { Car } from '#domain/car/car.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import type { Wanted } from '#domain/saved/best-value.ts'
import { formatDistance } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { localise } from '#domain/text/spelling.ts'

/** What the compare page knows of one car: a text per row of the table, empty where nothing is known. */
export type ComparisonData = readonly string[]

/** A row whose best value is marked, by its place among the rows, and what the mark says. */
export interface RankedRow {
  readonly row: number
  readonly wanted: Wanted
  readonly says: string
}

/** The file behind the compare page: the rows' names once, and the facts of every car on show by its id. */
export interface Comparison {
  readonly rows: readonly string[]
  readonly ranked: readonly RankedRow[]
  readonly cars: Readonly<Record<string, ComparisonData>>
  /** What the ranked rows are ranked by, in their order; null where nothing is known or can be held against others. */
  readonly values: Readonly<Record<string, readonly (number | null)[]>>
}

interface Row {
  readonly name: string
  readonly fact: (car: Car, summary: CarSummary) => string | number | null
  readonly best?: readonly [Wanted, says: string, value: (car: Car, summary: CarSummary) => number | null]
}

/** What a car is sold for today: neither a price a week nor what a sold car cost. */
const outright: NonNullable<Row['best']>[2] = (_car, { price, badge }) =>
  badge?.kind !== 'sold' && price.kind === 'price' ? price.amount : null

const rowsIn = (locale: LocalePolicy): readonly Row[] => [
  {
    name: 'Price',
    fact: (_car, { price, badge }) => (badge?.kind === 'sold' ? badge.text : price.text),
    best: ['least', 'Lowest price', outright],
  },
  { name: 'Year', fact: ({ year }) => year, best: ['most', 'Newest', ({ year }) => year] },
  {
    name: 'Odometer',
    fact: ({ km }) => (km === null ? null : formatDistance(km, locale)),
    best: ['least', 'Driven least', ({ km }) => km],
  },
  { name: 'Body', fact: ({ simple_body, body }) => simple_body ?? body },
  { name: 'Fuel', fact: ({ fuel, simple_fuel }) => fuel ?? simple_fuel },
  { name: 'Transmission', fact: ({ simple_transmission, transmission }) => simple_transmission ?? transmission },
  { name: 'Drive', fact: ({ simple_drive, drive }) => simple_drive ?? drive },
  { name: 'Engine', fact: ({ engine }) => engine },
  { name: 'Seats', fact: ({ seats }) => seats || null },
  { name: localise('Colour', locale), fact: ({ colour }) => colour },
  { name: 'Where', fact: (_car, { place }) => place },
]

/** The comparison of all cars on show; the first row is the price. */
export function comparisonOf(
  cars: readonly { readonly car: Car; readonly summary: CarSummary }[],
  locale: LocalePolicy,
): Comparison {
  const rows = rowsIn(locale)
  const of = <T>(told: (car: Car, summary: CarSummary) => T) =>
    Object.fromEntries(cars.map(({ car, summary }) => [car.id, told(car, summary)]))
  return {
    rows: rows.map(({ name }) => name),
    ranked: rows.flatMap(({ best }, row) => (best ? [{ row, wanted: best[0], says: best[1] }] : [])),
    cars: of((car, summary) => rows.map(({ fact }) => String(fact(car, summary) ?? ''))),
    values: of((car, summary) => rows.flatMap(({ best }) => (best ? [best[2](car, summary)] : []))),
  }
}
