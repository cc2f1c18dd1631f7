import type { ListAttribute, RangeAttribute } from './facets.ts'
import type { SearchState } from './state.ts'

/** One removable choice of a shopper. */
export type Choice = ListAttribute | RangeAttribute | 'query'

function leftOut<Name extends string>(values: Readonly<Partial<Record<Name, unknown>>>, name: string) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name))
}

/** The state without one choice, back on its first page. */
export function withoutChoice(state: SearchState, choice: Choice): SearchState {
  if (choice === 'query') return { ...state, query: '', page: 0 }
  return {
    ...state,
    page: 0,
    lists: leftOut(state.lists, choice) as SearchState['lists'],
    ranges: leftOut(state.ranges, choice) as SearchState['ranges'],
  }
}
