import type { RangeAttribute } from '#search/facets.ts'
import type { Range } from '#search/state.ts'

/**
 * A range with one end moved; null when both are open. Where the ends would cross, a year takes the other end along, as
 * one year is a range. For other attributes the other end opens, also where the ends would meet.
 */
export function withBound(
  attribute: RangeAttribute,
  range: Range,
  end: keyof Range,
  bound: number | null,
): Range | null {
  const moved = { ...range, [end]: bound }
  const { min, max } = moved
  if (min === null || max === null) return min === max ? null : moved
  if (attribute === 'year') return min > max ? { min: bound, max: bound } : moved
  return min < max ? moved : { min: null, max: null, [end]: bound }
}
