import type { Car } from '#domain/car/car.ts'
import { typeNames } from '#domain/car/type-names.ts'
import { bathroomOf, bedOf, countedText, learnersMay } from '#domain/model/said-features.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { distanceSpan, distinct, driveNames, seatsOf, span } from './model-facts.ts'
import { roadLines } from './model-figures.ts'
import { measureText } from './model-measures.ts'

/** What the cars of a variant are, ready to read; empty where nobody says. */
export interface RowFacts {
  readonly count: string
  /** "Automatic", "AWD, front-wheel", "Petrol, hybrid". */
  readonly transmission: string
  readonly drive: string
  readonly fuel: string
  readonly engine: string
  /** "510 to 630 km", "78 kWh", "8.6 L/100 km". */
  readonly range: string
  readonly battery: string
  readonly use: string
  /** "LAMS approved", "Island queen bed: most of them". */
  readonly learners: string
  /** "5 or 7 seats", "4 people", "5.1 to 5.9 m". */
  readonly seats: string
  readonly sleeps: string
  readonly length: string
  readonly bed: string
  /** "Full ensuite across the rear" */
  readonly bathroom: string
  /** "2018 to 2026", "used 33,432 to 138,996 km", "154 kW", "ATM 2,400 kg". */
  readonly years: string
  readonly driven: string
  readonly power: string
  readonly weight: string
}

const inOrder = (values: readonly (string | null)[]): string => distinct(values).toSorted().join(', ')

/** On a phone nothing stands above a number that says what is counted. */
const counted = (many: string, one: string, more: string) => many && `${many} ${many === '1' ? one : more}`

/**
 * How far they have come: the used ones, which are bought for it, else demonstrators. The least alone would stand beside the
 * lowest price, which is hardly ever of the same car.
 */
function drivenText(cars: readonly Car[], locale: LocalePolicy): string {
  const type = (['used', 'demo'] as const).find((each) => cars.some(({ car_type, km }) => car_type === each && km))
  if (!type) return ''
  const own = cars.filter(({ car_type }) => car_type === type)
  const driven = distanceSpan(
    own.map(({ km }) => km),
    locale,
  )
  return own.length === cars.length ? driven : `${typeNames[type].toLowerCase()} ${driven}`
}

/** How far they go, or what that takes; no column breaks between a number and its unit. */
function roadFacts(cars: readonly Car[], locale: LocalePolicy): Pick<RowFacts, 'range' | 'battery' | 'use'> {
  const [use = '', range = '', battery = ''] = roadLines(cars, locale).map(([, text]) =>
    text.replace(/ (?=[^ ]+$)/, '\u00a0'),
  )
  return { range, battery, use }
}

/** What these cars are, told from all of them. */
export const rowFacts = (cars: readonly Car[], locale: LocalePolicy): RowFacts => ({
  ...roadFacts(cars, locale),
  count: formatCount(cars.length, locale),
  transmission: inOrder(cars.map((car) => car.simple_transmission ?? car.transmission)),
  drive: driveNames(cars, locale),
  fuel: inOrder(cars.map((car) => car.simple_fuel ?? car.fuel)),
  engine: inOrder(cars.map((car) => car.engine)),
  learners: countedText(learnersMay(cars)),
  seats: counted(seatsOf(cars), 'seat', 'seats'),
  sleeps: counted(measureText(cars, 'sleeps', locale), 'person', 'people'),
  length: measureText(cars, 'length', locale),
  bed: countedText(bedOf(cars)),
  bathroom: countedText(bathroomOf(cars)),
  years: span(cars.map(({ year }) => year)),
  driven: drivenText(cars, locale),
  power: measureText(cars, 'power', locale),
  weight: measureText(cars, 'weight', locale),
})
