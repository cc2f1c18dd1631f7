import { type ListAttribute, type RangeAttribute, rangeAttributes } from '#search/facets.ts'
import type { Answered } from '#search/instantsearch.ts'
import { shownLists } from '#search/shown-facets.ts'
import type { SearchState } from '#search/state.ts'

/** A filter of the page, in the order the sheet shows them. */
export type Filter = ListAttribute | RangeAttribute

const order: readonly Filter[] = [...shownLists.slice(0, 3), 'price', 'year', 'km', ...shownLists.slice(3)]

/** The few that stand beside the search box on wide screens. */
const quick: readonly Filter[] = ['car_type', 'make', 'model', 'price', 'body', 'year', 'km', 'fuel']

function hasChoice(filter: Filter, state: SearchState, answered: Answered): boolean {
  if (isRange(filter)) {
    const bounds = answered.bounds[filter]
    return Boolean(state.ranges[filter]) || (bounds !== undefined && bounds.min < bounds.max)
  }
  return Boolean(state.lists[filter]) || Object.keys(answered.counts[filter] ?? {}).length > 1
}

/** Whether a filter has a lowest and a highest value; the others have values to tick. */
export function isRange(filter: Filter): filter is RangeAttribute {
  return rangeAttributes.some((attribute) => attribute === filter)
}

/** A model says little before a make is known. */
function isTooEarly(filter: Filter, state: SearchState, impliedFacets: readonly string[], answered: Answered): boolean {
  if (filter !== 'model') return false
  const makes = Object.keys(answered.counts.make ?? {}).length
  return !state.lists.make && !state.lists.model && !impliedFacets.includes('make') && makes > 1
}

/** The filters that tell this list's cars apart. */
export function offeredFilters(
  state: SearchState,
  impliedFacets: readonly string[],
  answered: Answered | null,
): readonly Filter[] {
  if (!answered) return []
  return order.filter(
    (filter) =>
      !impliedFacets.includes(filter) &&
      hasChoice(filter, state, answered) &&
      !isTooEarly(filter, state, impliedFacets, answered),
  )
}

/** The six of them that stand open on wide screens. */
export function quickFilters(filters: readonly Filter[]): readonly Filter[] {
  return quick.filter((filter) => filters.includes(filter)).slice(0, 6)
}

/** How many things were chosen: ticked values and ranges. */
export function chosenCount({ lists, ranges }: SearchState): number {
  return Object.values(lists).flat().length + Object.keys(ranges).length
}
