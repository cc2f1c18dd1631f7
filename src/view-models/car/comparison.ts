import type { Car } from '#domain/car/car.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { formatDistance } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { localise } from '#domain/text/spelling.ts'

/** What the compare page knows of one car: a text per row of the table, empty where nothing is known. */
export type ComparisonData = readonly string[]

/** The file behind the compare page: the rows' names once, and the facts of every car on show by its id. */
export interface Comparison {
  readonly rows: readonly string[]
  readonly cars: Readonly<Record<string, ComparisonData>>
}

type Row = readonly [name: string, fact: (car: Car, summary: CarSummary) => string | number | null]

const rowsIn = (locale: LocalePolicy): readonly Row[] => [
  ['Price', (_car, { price, badge }) => (badge?.kind === 'sold' ? badge.text : price.text)],
  ['Year', ({ year }) => year],
  ['Odometer', ({ km }) => (km === null ? null : formatDistance(km, locale))],
  ['Body', ({ simple_body, body }) => simple_body ?? body],
  ['Fuel', ({ fuel, simple_fuel }) => fuel ?? simple_fuel],
  ['Transmission', ({ simple_transmission, transmission }) => simple_transmission ?? transmission],
  ['Drive', ({ simple_drive, drive }) => simple_drive ?? drive],
  ['Engine', ({ engine }) => engine],
  ['Seats', ({ seats }) => seats || null],
  [localise('Colour', locale), ({ colour }) => colour],
  ['Where', (_car, { place }) => place],
]

/** The comparison of all cars on show; the first row is the price. */
export function comparisonOf(
  cars: readonly { readonly car: Car; readonly summary: CarSummary }[],
  locale: LocalePolicy,
): Comparison {
  const rows = rowsIn(locale)
  const factsOf = (car: Car, summary: CarSummary) => rows.map(([, fact]) => String(fact(car, summary) ?? ''))
  return {
    rows: rows.map(([name]) => name),
    cars: Object.fromEntries(cars.map(({ car, summary }) => [car.id, factsOf(car, summary)])),
  }
}
