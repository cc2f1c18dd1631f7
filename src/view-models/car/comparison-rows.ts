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

/** A row of the compare page: what it says of a car, and what its best is worked out from. */
export interface ComparisonRow {
  readonly name: string
  readonly fact: (car: Car, summary: CarSummary) => string | number | null
  /** What has to stand below a table with it. */
  readonly note?: string
  /** Its lines are things of their own. */
  readonly isList?: true
  readonly best?: readonly [Wanted, says: string, value: (car: Car, summary: CarSummary) => number | null]
}

/** What a car is sold for today: neither a price a week nor what a sold car cost. */
const outright: NonNullable<ComparisonRow['best']>[2] = (_car, { price, badge }) =>
  badge?.kind !== 'sold' && price.kind === 'price' ? price.amount : null

/** A repayment never stands without its rate. */
const repayment = ({ weekly }: Car, locale: LocalePolicy) =>
  weekly && `${repaymentText(weekly, locale)}\n${weekly.rate}`

/** What it buys stands on a line of its own, and prices that buy different things are not held against each other. */
const priceOf = ({ price, badge }: CarSummary) =>
  badge?.kind === 'sold' ? badge.text : [price.text, price.terms].filter(Boolean).join('\n')

/** What it was before, and how far it came down: as cards say it. */
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

/** A new car whose odometer nobody stated has been driven by nobody. */
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

/** The rows in their groups; the first is the price. What only one of the cars has ends the last group, wherever they meet. */
export const comparisonGroups = (
  cars: readonly Car[],
  site: IncludingSite,
): readonly (readonly [string, readonly ComparisonRow[]])[] => [
  ['Money', moneyRows(site)],
  ['Running', runningRows(site.locale)],
  ['Size and power', measuredRows(cars, site.locale)],
  ['Kit', kitRows(site.locale)],
]
