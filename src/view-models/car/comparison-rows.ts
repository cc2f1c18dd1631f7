import type { Car } from '#domain/car/car.ts'
import { repaymentText } from '#domain/car/finance.ts'
import { marketSaving } from '#domain/car/market-price.ts'
import { rateBasis } from '#domain/car/rates.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import type { Wanted } from '#domain/saved/best-value.ts'
import { distanceUnit, formatDistance } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import { localise } from '#domain/text/spelling.ts'
import { type IncludingSite, includedOf } from './included.ts'
import { measuredRows } from './measured-rows.ts'
import { fuelLine } from './specification.ts'

/** A row of the compare page: its text per car, and how its best value is determined. */
export interface ComparisonRow {
  readonly name: string
  readonly fact: (car: Car, summary: CarSummary) => string | number | null
  /** Note required below a table with this row. */
  readonly note?: string
  /** The lines of its text are list items. */
  readonly isList?: true
  readonly best?: readonly [Wanted, says: string, value: (car: Car, summary: CarSummary) => number | null]
}

/** A car's purchase price today; null for weekly prices and sold cars. */
const outright: NonNullable<ComparisonRow['best']>[2] = (_car, { price, badge }) =>
  badge?.kind !== 'sold' && price.kind === 'price' ? price.amount : null

/** A repayment is always shown with its rate. */
const repayment = ({ weekly }: Car, locale: LocalePolicy) =>
  weekly && `${repaymentText(weekly, locale)}\n${weekly.rate}`

/** The terms of a price are on a line of their own; prices with different terms are not compared. */
const priceOf = ({ price, badge }: CarSummary) =>
  badge?.kind === 'sold' ? badge.text : [price.text, price.terms].filter(Boolean).join('\n')

/** Previous price and reduction, as on cards; null when there is none. */
function wasOf({ before_price: before }: Car, { price, badge }: CarSummary, locale: LocalePolicy): string | null {
  if (badge?.kind === 'sold' || before === null || price.was === null) return null
  return [formatMoney(before, locale), price.save].filter(Boolean).join('\n')
}

const moneyRows = (site: IncludingSite): readonly ComparisonRow[] => [
  {
    name: 'Price',
    fact: (_car, summary) => priceOf(summary),
    best: ['least', 'Lowest price', outright],
  },
  { name: 'Was', fact: (car, summary) => wasOf(car, summary, site.locale) },
  {
    name: 'Market price',
    fact: (_car, { saving, badge }) => (badge?.kind === 'sold' || saving === null ? null : `${saving} below`),
    best: ['most', 'Furthest below', (car, { badge }) => (badge?.kind === 'sold' ? null : marketSaving(car))],
  },
  { name: 'Repayment', fact: (car) => repayment(car, site.locale), note: rateBasis(site.locale) },
  {
    name: 'Included',
    isList: true,
    fact: (car) => {
      const { lines = [], certified = [] } = includedOf(car, site) ?? {}
      return [...lines, ...certified].join('\n')
    },
  },
  { name: 'Where', fact: (_car, { place }) => place },
]

const odometer = ({ km, car_type }: Car, locale: LocalePolicy) => {
  if (km !== null) return formatDistance(km, locale)
  return car_type === 'new' ? 'New' : null
}

/** Odometer for the comparison; a new car without a reading counts as 0. */
const driven = ({ km, car_type }: Car) => (car_type === 'new' ? (km ?? 0) : km)

const runningRows = (locale: LocalePolicy): readonly ComparisonRow[] => [
  { name: 'Year', fact: ({ year }) => year, best: ['most', 'Newest', ({ year }) => year] },
  {
    name: 'Odometer',
    fact: (car) => odometer(car, locale),
    best: ['least', 'Driven least', driven],
  },
  { name: 'Fuel', fact: ({ fuel, simple_fuel }) => fuel ?? simple_fuel },
  {
    name: fuelLine({ fuel_use: null }, locale)[0],
    fact: (car) => fuelLine(car, locale)[1],
    best: [distanceUnit(locale).short === 'mi' ? 'most' : 'least', 'Uses least', ({ fuel_use }) => fuel_use],
  },
  { name: 'Transmission', fact: ({ simple_transmission, transmission }) => simple_transmission ?? transmission },
  { name: 'Drive', fact: ({ simple_drive, drive }) => simple_drive ?? drive },
  { name: 'Engine', fact: ({ engine }) => engine },
]

const kitRows = (locale: LocalePolicy): readonly ComparisonRow[] => [
  { name: 'Body', fact: ({ simple_body, body }) => simple_body ?? body },
  { name: 'Seats', fact: ({ seats }) => seats || null },
  { name: localise('Colour', locale), fact: ({ colour }) => colour },
]

/**
 * Rows by group; the first row is the price. Facts that only one of the cars has end the last group on every compare
 * page.
 */
export const comparisonGroups = (
  cars: readonly Car[],
  site: IncludingSite,
): readonly (readonly [string, readonly ComparisonRow[]])[] => [
  ['Money', moneyRows(site)],
  ['Running', runningRows(site.locale)],
  ['Size and power', measuredRows(cars, site.locale)],
  ['Kit', kitRows(site.locale)],
]
