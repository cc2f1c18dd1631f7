import type { Car } from '#domain/car/car.ts'
import { isFigure } from '#domain/model/measured-features.ts'
import { documentOf } from './document.ts'
import { isListAttribute } from './facets.ts'
import { withoutQuotes } from './filter.ts'
import type { FieldValue, SearchRecord } from './record.ts'

/** A value without double quotes, which filters drop as well (`18"` wheels would otherwise never match). */
function asAsked(value: FieldValue): FieldValue {
  if (typeof value === 'string') return withoutQuotes(value)
  return Array.isArray(value) ? value.map(withoutQuotes) : value
}

/**
 * A car's index record, built on the server only: features without measured figures (browsers do not load the
 * vocabulary that detects these), and list facets normalised as filters write them.
 */
export function recordOf(car: Car): SearchRecord {
  const features = car.features.filter((feature) => !isFigure(feature))
  const facts = Object.entries(documentOf({ ...car, features }))
  return Object.fromEntries(facts.map(([name, value]) => [name, isListAttribute(name) ? asAsked(value) : value]))
}
