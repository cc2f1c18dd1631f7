import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { Measured } from '#domain/model/measured-features.ts'
import {
  axlesOf,
  learnersMay,
  partOf,
  ridingFeatures,
  type StatedFeature,
  touringFeatures,
  warrantyOf,
  withoutWarrantyWord,
} from '#domain/model/stated-features.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { hasDoors, type SpecificationLine } from '#view-models/car/specification.ts'
import { choice, distinct, driveNames, engineTerm, seatsOf, span } from './model-facts.ts'
import { roadLines } from './model-figures.ts'
import { measureLine } from './model-measures.ts'

/** Specification table of a model, with its heading. */
export interface ModelSpecification {
  readonly heading: string
  readonly lines: readonly SpecificationLine[]
}

const mostNamed = 4

/** "2.0L turbo, 1.5L": the four most frequent values and the number of others. */
function listed(values: readonly (string | null)[]): string {
  const named = distinct(values)
  const others = named.length - mostNamed
  return [...named.slice(0, mostNamed), ...(others > 0 ? [`${others} more`] : [])].join(', ')
}

const isRv = ({ item_type }: Car) => item_type === 'rvs'
const isRidden = ({ item_type }: Car) => item_type === 'motorcycles' || item_type === 'bikes'

type Line = readonly [term: string, detail: string]

/** A line only if it applies to all cars; what applies to most is listed under the usual features. */
const ofAll = (term: string, said: StatedFeature | null): Line => [term, said && partOf(said) === '' ? said.name : '']

/** The term already says "Warranty". */
const warrantyFor = (cars: readonly Car[]) => {
  const said = warrantyOf(cars)
  return said && { ...said, name: withoutWarrantyWord(said.name) }
}

/** Warranty of all cars, else that of the new ones: a used car has only the remainder. */
function warrantyLine(cars: readonly Car[]): Line {
  const line = ofAll('Warranty', warrantyFor(cars))
  const fresh = cars.filter(({ car_type }) => car_type === 'new')
  return line[1] ? line : ofAll('Warranty when new', warrantyFor(fresh))
}

/** Empty when all values are the same, as the pictures show it then. */
const unlike = (names: readonly (string | number | null)[], text: string) => (distinct(names).length > 1 ? text : '')

function shapeLines(cars: readonly Car[]): readonly Line[] {
  const bodies = cars.map((car) => (hasDoors[car.item_type] ? (car.simple_body ?? car.body) : null))
  const doors = cars.map(({ doors: many, item_type }) => (hasDoors[item_type] ? many : null))
  return [
    ['Body', unlike(bodies, listed(bodies))],
    ['Seats', seatsOf(cars.filter(({ item_type }) => hasDoors[item_type]))],
    ['Doors', unlike(doors, choice(doors))],
  ]
}

/** Ordered by topic: identity, engine and drive, consumption, capacity, warranty. */
function linesOf(cars: readonly Car[], locale: LocalePolicy): readonly Line[] {
  const measures = (...asked: readonly Measured[]) => asked.map((each) => measureLine(cars, each, locale))
  return [
    ['Year', span(cars.map(({ year }) => year))],
    ...shapeLines(cars),
    ...measures('sleeps', 'length', 'width', 'height', 'weight', 'tare', 'ball'),
    ...touringFeatures(cars.filter(isRv)).map(([asked, said]) => ofAll(asked, said)),
    ofAll('Axles', axlesOf(cars.filter(isRv))),
    ...measures('water'),
    [engineTerm(cars), listed(cars.map(({ engine }) => engine))],
    ...measures('power', 'torque'),
    ['Transmission', listed(cars.map(({ transmission, simple_transmission }) => transmission ?? simple_transmission))],
    ['Drive', driveNames(cars, locale)],
    ['Fuel', listed(cars.map(({ fuel, simple_fuel }) => fuel ?? simple_fuel))],
    ...roadLines(cars, locale).map(([term, detail]): Line => [term, detail]),
    ...measures(
      'tank',
      'seatHeight',
      'kerb',
      'clearance',
      'wheelbase',
      'wheels',
      'boot',
      'load',
      'payload',
      'towing',
      'safety',
    ),
    ...ridingFeatures(cars.filter(isRidden)).map(([asked, said]) => ofAll(asked, said)),
    ofAll('Learners', learnersMay(cars)),
    warrantyLine(cars),
  ]
}

/** A single line makes no table. */
const fewestLines = 2

/** Specification of these cars, without the terms in `said`, which are shown above. Null with fewer than two lines. */
export function modelSpecification(
  cars: readonly Car[],
  said: readonly string[],
  locale: LocalePolicy,
): ModelSpecification | null {
  const lines = linesOf(cars, locale).flatMap(([term, detail]) =>
    detail === '' || said.includes(term) ? [] : [{ term, detail }],
  )
  if (lines.length < fewestLines) return null
  return { heading: cars.some(isForSale) ? 'Specifications' : 'Typical specifications', lines }
}
