import { chipsOf } from '#search/chips.ts'
import { splitExcluded } from '#search/excluded-values.ts'
import { type FacetAttribute, isRangeAttribute } from '#search/facets.ts'
import { countFacetValues, type ListResults } from '#search/instantsearch/results.ts'
import type { Meaning } from '#search/reading/reading.ts'
import { quickFacets, shownFacets } from '#search/shown-facets.ts'
import type { SearchState } from '#search/state.ts'

function hasChoice(filter: FacetAttribute, state: SearchState, answered: ListResults): boolean {
  if (isRangeAttribute(filter)) {
    const bounds = answered.bounds[filter]
    return Boolean(state.ranges[filter]) || (bounds !== undefined && bounds.min < bounds.max)
  }
  return Boolean(state.lists[filter]) || countFacetValues(answered, filter) > 1
}

/**
 * Whether the filter is the model filter and no make is known: none is chosen or implied and several are left. An
 * excluded make is not a chosen one.
 */
function isTooEarly(
  filter: FacetAttribute,
  state: SearchState,
  impliedFacets: readonly string[],
  answered: ListResults,
): boolean {
  if (filter !== 'model') return false
  const makes = countFacetValues(answered, 'make')
  const isMakeWanted = splitExcluded('make', state.lists.make ?? []).wanted.length > 0
  return !isMakeWanted && !state.lists.model && !impliedFacets.includes('make') && makes > 1
}

/** The filters by which this list's cars differ, or that are in use. */
export function offeredFilters(
  state: SearchState,
  impliedFacets: readonly string[],
  answered: ListResults | null,
): readonly FacetAttribute[] {
  if (!answered) return []
  return shownFacets.filter(
    (filter) =>
      !impliedFacets.includes(filter) &&
      hasChoice(filter, state, answered) &&
      !isTooEarly(filter, state, impliedFacets, answered),
  )
}

/** The first six quick filters, shown on wide screens. */
export function quickFilters(filters: readonly FacetAttribute[]): readonly FacetAttribute[] {
  return quickFacets.filter((filter) => filters.includes(filter)).slice(0, 6)
}

/** The number of chips without the query: values, groups of values of one name, and ranges. */
export function chosenCount(state: SearchState, meanings: readonly Meaning[] = []): number {
  return chipsOf(state, meanings).filter(({ choice }) => choice !== 'query').length
}
