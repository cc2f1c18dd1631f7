import type { Choice } from './choice.ts'
import { denialName, denialOf, parted } from './denied.ts'
import { isRangeAttribute, type ListAttribute } from './facets.ts'
import { chosenAttributes } from './filter.ts'
import type { Meaning } from './reading/reading.ts'
import type { SearchState } from './state.ts'

/** One thing that was chosen, alone: a value, several that have one name, a range or the query. */
export interface Chip {
  readonly choice: Choice
  /** The values that go with it; none for a range and the query, which go whole. */
  readonly values: readonly string[]
  /** What values have in common, as people call it: "Blue"; null for all else. */
  readonly name: string | null
}

/** The meanings whose values were all chosen, the widest first, each value under one name. */
function namesOf(values: readonly string[], meanings: readonly Meaning[]): readonly Meaning[] {
  const left = new Set(values)
  return meanings
    .filter(({ name, values: meant }) => name && meant.length > 1)
    .toSorted((a, b) => b.values.length - a.values.length)
    .filter(({ values: meant }) => {
      const isWhole = meant.every((value) => left.has(value))
      if (isWhole) for (const value of meant) left.delete(value)
      return isWhole
    })
}

function wantedChips(choice: ListAttribute, values: readonly string[], own: readonly Meaning[]): readonly Chip[] {
  const names = namesOf(values, own)
  const single = values.filter((value) => !names.some((meaning) => meaning.values.includes(value)))
  return [
    ...names.map(({ name, values: meant }) => ({ choice, values: meant, name })),
    ...single.map((value) => ({ choice, values: [value], name: null })),
  ]
}

/** A chip of what is not wanted. */
const denying = ({ choice, values, name }: Chip): Chip => ({
  choice,
  values: values.map(denialOf),
  name: name === null ? null : denialName(name),
})

function valueChips(state: SearchState, attribute: ListAttribute, meanings: readonly Meaning[]): readonly Chip[] {
  const own = meanings.filter((meaning) => meaning.attribute === attribute)
  const { wanted, denied } = parted(attribute, state.lists[attribute] ?? [])
  return [...wantedChips(attribute, wanted, own), ...wantedChips(attribute, denied, own).map(denying)]
}

/** Everything chosen, one by one, each to be taken back alone; values that have one name on this site are one. */
export function chipsOf(state: SearchState, meanings: readonly Meaning[] = []): readonly Chip[] {
  const whole = (choice: Choice): Chip => ({ choice, values: [], name: null })
  const chosen = chosenAttributes(state).flatMap((attribute) =>
    isRangeAttribute(attribute) ? [whole(attribute)] : valueChips(state, attribute, meanings),
  )
  return state.query.trim() ? [whole('query'), ...chosen] : chosen
}
