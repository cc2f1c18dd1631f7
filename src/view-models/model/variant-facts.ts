import type { Car } from '#domain/car/car.ts'
import { typeNames } from '#domain/car/type-names.ts'
import { bathroomOf, bedOf, countedText, learnersMay } from '#domain/model/stated-features.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { distanceSpan, distinct, driveNames, seatsOf, span } from './model-facts.ts'
import { roadLines } from './model-figures.ts'
import { measureText } from './model-measures.ts'

/** Formatted facts of a variant's cars; empty when unknown. */
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

/** Adds the unit, as a phone shows no column heading. */
const counted = (many: string, one: string, more: string) => many && `${many} ${many === '1' ? one : more}`

/**
 * Odometer range of the used cars, else of the demo cars. A minimum alone would suggest that the car at the lowest
 * price has it.
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

/** Range, battery and fuel use; a no-break space keeps number and unit together. */
function roadFacts(cars: readonly Car[], locale: LocalePolicy): Pick<RowFacts, 'range' | 'battery' | 'use'> {
  const [use = '', range = '', battery = ''] = roadLines(cars, locale).map(([, text]) =>
    text.replace(/ (?=[^ ]+$)/, '\u00a0'),
  )
  return { range, battery, use }
}

/** Facts of these cars, derived from all of them. */
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
