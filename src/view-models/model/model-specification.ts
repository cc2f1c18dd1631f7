import { isForSale, isUnsold } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { countedText, touringFeatures } from '#domain/model/said-features.ts'
import { formatDistance } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { hasDoors, type SpecificationLine } from '#view-models/car/specification.ts'
import { choice, distinct, driveNames, drivesOf, engineTerm, seatsOf, span } from './model-facts.ts'
import { roadLines } from './model-figures.ts'
import { measureText } from './model-measures.ts'

/** What a model is, told from its cars, and what stands above that. */
export interface ModelSpecification {
  readonly heading: string
  readonly lines: readonly SpecificationLine[]
}

const mostNamed = 4

/** "2.0L turbo, 1.5L"; of very many the most usual, and how many others. */
function listed(values: readonly (string | null)[]): string {
  const named = distinct(values)
  const others = named.length - mostNamed
  return [...named.slice(0, mostNamed), ...(others > 0 ? [`${others} more`] : [])].join(', ')
}

/** "New to 85,000 km": the few that a new one was driven to get here say nothing. */
function drivenOf(cars: readonly Car[], locale: LocalePolicy): string {
  const driven = cars.filter(({ car_type }) => car_type !== 'new').flatMap(({ km }) => km ?? [])
  if (driven.length === 0) return ''
  const [least, most] = [Math.min(...driven), Math.max(...driven)].map((km) => formatDistance(km, locale))
  if (driven.length < cars.length && cars.some(({ car_type }) => car_type === 'new')) return `New to ${most}`
  return least === most ? `${most}` : `${least?.replace(/ \D+$/, '')} to ${most}`
}

/** Nobody asks it of what cannot be bought. */
const odometer = 'Odometer'

const isRv = ({ item_type }: Car) => item_type === 'rvs'

function linesOf(cars: readonly Car[], locale: LocalePolicy): readonly (readonly [term: string, detail: string])[] {
  const measure = (asked: Parameters<typeof measureText>[1]) => measureText(cars, asked, locale)
  return [
    ['Year', span(cars.map(({ year }) => year))],
    ['Body', listed(cars.map((car) => (hasDoors[car.item_type] ? (car.simple_body ?? car.body) : null)))],
    ['Seats', seatsOf(cars)],
    ['Doors', choice(cars.map(({ doors, item_type }) => (hasDoors[item_type] ? doors : null)))],
    ['Sleeps', measure('sleeps')],
    ['Length', measure('length')],
    ['Weight', measure('weight')],
    ...touringFeatures(cars.filter(isRv)).map(([asked, said]) => [asked, countedText(said)] as const),
    [engineTerm(cars), listed(cars.map(({ engine }) => engine))],
    ['Transmission', listed(cars.map(({ transmission, simple_transmission }) => transmission ?? simple_transmission))],
    ['Drive', driveNames(drivesOf(cars))],
    ['Fuel', listed(cars.map(({ fuel, simple_fuel }) => fuel ?? simple_fuel))],
    ...roadLines(cars, locale).map(([term, detail]) => [term, detail] as const),
    ['Towing', measure('towing')],
    // What they are comes before what became of them.
    [odometer, drivenOf(cars, locale)],
  ]
}

function headingOf(cars: readonly Car[]): string {
  if (cars.some(isForSale)) return 'Specifications'
  return `Specifications of what ${cars.some(isUnsold) ? 'is on hold' : 'was sold lately'}`
}

/** Fewer say nothing that the rest of the page does not. */
const fewestLines = 3

/** What these cars are, without what stands above already: `said` are the terms of that. Null where little is left. */
export function modelSpecification(
  cars: readonly Car[],
  said: readonly string[],
  locale: LocalePolicy,
): ModelSpecification | null {
  const unsaid = cars.some(isForSale) ? said : [...said, odometer]
  const lines = linesOf(cars, locale).flatMap(([term, detail]) =>
    detail === '' || unsaid.includes(term) ? [] : [{ term, detail }],
  )
  const telling = lines.filter(({ term }) => term !== odometer)
  return telling.length < fewestLines ? null : { heading: headingOf(cars), lines }
}
