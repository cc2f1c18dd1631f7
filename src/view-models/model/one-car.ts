import type { Car } from '#domain/car/car.ts'
import type { Picture } from '#domain/car/picture.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { typeNames } from '#domain/car/type-names.ts'
import { localise } from '#domain/text/spelling.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'
import { type SpecificationLine, specificationOf } from '#view-models/car/specification.ts'

/** The only car of a model, shown large, as one card would be alone in its row. */
export interface OneCar {
  readonly summary: CarSummary
  /** One or two pictures, different from the page header's where possible. */
  readonly pictures: readonly (Picture | null)[]
  /** Facts of this car only; the rest is in the model's figures and specification. */
  readonly facts: readonly SpecificationLine[]
}

/** Link text, used everywhere and short enough for the bar. */
export const seeOne = 'See this one'

const ownTerms = ['Odometer', 'Colour', 'Registered until', 'Stock number']

/** A new car without an odometer reading is given as "New", as on its card. */
const freshOf = ({ car_type, km }: Car): readonly SpecificationLine[] =>
  car_type === 'new' && km === null ? [{ term: 'Condition', detail: typeNames.new }] : []

const mostPictures = 2

/** `sides` are pictures that the page header does not show. */
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
