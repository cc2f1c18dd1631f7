import type { UiState } from 'instantsearch.js'
import { isListAttribute, isRangeAttribute } from '#search/facets.ts'
import { readRange, writeRange } from '#search/range.ts'
import type { SearchState } from '#search/state.ts'
import { readSort } from '#search/url.ts'

/** InstantSearch's index name. Sorts are its other index names. */
export const indexName = 'cars'

type IndexState = UiState[string] | undefined

/** Converts a state to InstantSearch's UI state. */
export function toUiState(state: SearchState): UiState {
  const lists = Object.entries(state.lists).map(([name, values]) => [name, [...values]])
  const ranges = Object.entries(state.ranges).map(([name, range]) => [name, writeRange(range)])
  return {
    [indexName]: {
      ...(state.query && { query: state.query }),
      ...(state.page > 0 && { page: state.page + 1 }),
      ...(state.sort && { sortBy: state.sort }),
      ...(lists.length > 0 && { refinementList: Object.fromEntries(lists) }),
      ...(ranges.length > 0 && { range: Object.fromEntries(ranges) }),
    },
  }
}

function listsOf(index: IndexState): SearchState['lists'] {
  const entries = Object.entries(index?.refinementList ?? {})
  return Object.fromEntries(entries.filter(([name, values]) => isListAttribute(name) && values.length > 0))
}

function rangesOf(index: IndexState): SearchState['ranges'] {
  return Object.fromEntries(
    Object.entries(index?.range ?? {}).flatMap(([name, text]) => {
      const range = isRangeAttribute(name) ? readRange(text) : null
      return range ? [[name, range]] : []
    }),
  )
}

/** Converts InstantSearch's UI state to ours; unknown parts are dropped. */
export function fromUiState(ui: UiState): SearchState {
  const index = ui[indexName]
  return {
    query: index?.query ?? '',
    page: Math.max(0, (index?.page ?? 1) - 1),
    sort: readSort(index?.sortBy ?? ''),
    lists: listsOf(index),
    ranges: rangesOf(index),
  }
}
