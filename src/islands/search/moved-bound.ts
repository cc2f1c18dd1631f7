import type { RangeAttribute } from '#search/facets.ts'
import type { Range } from '#search/state.ts'

/**
 * A range with one end moved. Where the ends would cross, the other one opens, as no car has driven one distance to the kilometre;
 * a year may stand alone, and takes the other end along. Null when both are open.
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
