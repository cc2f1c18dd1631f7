import { type Choice, withoutChoice } from './broader-searches.ts'
import type { ListAttribute } from './facets.ts'
import { isRangeAttribute } from './facets.ts'
import { chosenAttributes } from './filter.ts'
import type { SearchState } from './state.ts'

/** One thing that was chosen, alone: a value, a range or the query, and the state without it. */
export interface Chip {
  readonly choice: Choice
  /** null for a range and the query. */
  readonly value: string | null
  readonly without: SearchState
}

function valueChips(state: SearchState, attribute: ListAttribute): readonly Chip[] {
  const values = state.lists[attribute] ?? []
  return values.map((value) => {
    const rest = values.filter((other) => other !== value)
    const without = withoutChoice(state, attribute)
    return {
      choice: attribute,
      value,
      without: rest.length > 0 ? { ...without, lists: { ...without.lists, [attribute]: rest } } : without,
    }
  })
}

/** Everything chosen, one by one, each ready to be taken back. */
export function chipsOf(state: SearchState): readonly Chip[] {
  const query: readonly Chip[] = state.query
    ? [{ choice: 'query', value: null, without: withoutChoice(state, 'query') }]
    : []
  const chosen = chosenAttributes(state).flatMap((attribute): readonly Chip[] =>
    isRangeAttribute(attribute)
      ? [{ choice: attribute, value: null, without: withoutChoice(state, attribute) }]
      : valueChips(state, attribute),
  )
  return [...query, ...chosen]
}
