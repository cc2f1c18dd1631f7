import type { Car } from '#domain/car/car.ts'
import type { Picture } from '#domain/car/picture.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { typeNames } from '#domain/car/type-names.ts'
import { localise } from '#domain/text/spelling.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'
import { type SpecificationLine, specificationOf } from '#view-models/car/specification.ts'

/** The only car of a model, shown as large as a model: one card would stand alone in a row. */
export interface OneCar {
  readonly summary: CarSummary
  /** From other sides than the head of the page where it can be: two at most, one at least. */
  readonly pictures: readonly (Picture | null)[]
  /** What is its own: the rest stands in the figures and the specification of the model. */
  readonly facts: readonly SpecificationLine[]
}

/** What leads to it, the same wherever it does, and short enough for a bar. */
export const seeOne = 'See this one'

const ownTerms = ['Odometer', 'Colour', 'Registered until', 'Stock number']

/** Nobody has driven a new one whose odometer is not stated, as its card says. */
const freshOf = ({ car_type, km }: Car): readonly SpecificationLine[] =>
  car_type === 'new' && km === null ? [{ term: 'Condition', detail: typeNames.new }] : []

const mostPictures = 2

/** `sides` are pictures that the head of the page does not show. */
export function oneCar(car: Car, sides: readonly Picture[], { site, now }: Pick<Tenant, 'site' | 'now'>): OneCar {
  const summary = summaryOf(car, site, now)
  const lines = specificationOf(car, summary.subtitle, site.locale)
  const own = ownTerms.map((term) => localise(term, site.locale))
  return {
    summary,
    pictures: sides.length > 0 ? sides.slice(0, mostPictures) : [summary.picture],
    facts: [...freshOf(car), ...own.flatMap((asked) => lines.find(({ term }) => term === asked) ?? [])],
  }
}
