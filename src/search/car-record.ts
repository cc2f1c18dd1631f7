import type { Car } from '#domain/car/car.ts'
import { isFigure } from '#domain/model/measured-features.ts'
import { documentOf } from './document.ts'
import { isListAttribute } from './facets.ts'
import { withoutQuotes } from './filter.ts'
import type { FieldValue, SearchRecord } from './record.ts'

/** A value as filters ask for it: a wheel of 18" would be counted else, and never found. */
function asAsked(value: FieldValue): FieldValue {
  if (typeof value === 'string') return withoutQuotes(value)
  return Array.isArray(value) ? value.map(withoutQuotes) : value
}

/**
 * A car as an index holds it, made where indexes are: its features without the figures that every model has others of, and what is
 * chosen among as it is chosen. Browsers, which read documents too, do not carry the words by which figures are told.
 */
export function recordOf(car: Car): SearchRecord {
  const features = car.features.filter((feature) => !isFigure(feature))
  const facts = Object.entries(documentOf({ ...car, features }))
  return Object.fromEntries(facts.map(([name, value]) => [name, isListAttribute(name) ? asAsked(value) : value]))
}
