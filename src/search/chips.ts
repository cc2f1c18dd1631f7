import { type Choice, withoutChoice } from './broader-searches.ts'
import { isRangeAttribute, type ListAttribute } from './facets.ts'
import { chosenAttributes } from './filter.ts'
import type { Meaning } from './reading/reading.ts'
import type { SearchState } from './state.ts'

/** One thing that was chosen, alone: a value, several that have one name, a range or the query, and the state without it. */
export interface Chip {
  readonly choice: Choice
  /** null for a range, the query and values of one name. */
  readonly value: string | null
  /** What values have in common, as people call it: "Blue"; null for all else. */
  readonly name: string | null
  readonly without: SearchState
}

function withoutValues(state: SearchState, attribute: ListAttribute, gone: readonly string[]): SearchState {
  const rest = (state.lists[attribute] ?? []).filter((value) => !gone.includes(value))
  const without = withoutChoice(state, attribute)
  return rest.length > 0 ? { ...without, lists: { ...without.lists, [attribute]: rest } } : without
}

/** The meanings whose values were all chosen, the widest first, each value under one name. */
function namesOf(values: readonly string[], meanings: readonly Meaning[]): readonly Meaning[] {
  const left = new Set(values)
  return meanings
    .filter(({ values: meant }) => meant.length > 1)
    .toSorted((a, b) => b.values.length - a.values.length)
    .filter(({ values: meant }) => {
      const isWhole = meant.every((value) => left.has(value))
      if (isWhole) for (const value of meant) left.delete(value)
      return isWhole
    })
}

function valueChips(state: SearchState, attribute: ListAttribute, meanings: readonly Meaning[]): readonly Chip[] {
  const values = state.lists[attribute] ?? []
  const own = meanings.filter((meaning) => meaning.attribute === attribute)
  const names = namesOf(values, own)
  const single = values.filter((value) => !names.some((meaning) => meaning.values.includes(value)))
  return [
    ...names.map((meaning) => ({
      choice: attribute,
      value: null,
      name: meaning.name,
      without: withoutValues(state, attribute, meaning.values),
    })),
    ...single.map((value) => ({
      choice: attribute,
      value,
      name: null,
      without: withoutValues(state, attribute, [value]),
    })),
  ]
}

/** Everything chosen, one by one, each ready to be taken back; values that have one name on this site are one. */
export function chipsOf(state: SearchState, meanings: readonly Meaning[] = []): readonly Chip[] {
  const query: readonly Chip[] = state.query.trim()
    ? [{ choice: 'query', value: null, name: null, without: withoutChoice(state, 'query') }]
    : []
  const chosen = chosenAttributes(state).flatMap((attribute): readonly Chip[] =>
    isRangeAttribute(attribute)
      ? [{ choice: attribute, value: null, name: null, without: withoutChoice(state, attribute) }]
      : valueChips(state, attribute, meanings),
  )
  return [...query, ...chosen]
}
