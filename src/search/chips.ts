import type { Choice } from './choice.ts'
import { formatExcludedValue, splitExcluded, toExcludedValue } from './excluded-values.ts'
import { isRangeAttribute, type ListAttribute } from './facets.ts'
import { chosenAttributes } from './filter.ts'
import type { Meaning } from './reading/reading.ts'
import type { SearchState } from './state.ts'

/** One removable choice: a value, several values with a common name, a range or the query. */
export interface Chip {
  readonly choice: Choice
  /** The values it removes; empty for a range and the query, which are removed as a whole. */
  readonly values: readonly string[]
  /** Common name of several values, "Blue"; otherwise null. */
  readonly name: string | null
}

/** Meanings of which every value is chosen, those with most values first; no value is in two of them. */
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

/** The chip of excluded values. */
const excluding = ({ choice, values, name }: Chip): Chip => ({
  choice,
  values: values.map(toExcludedValue),
  name: name === null ? null : formatExcludedValue(name),
})

function valueChips(state: SearchState, attribute: ListAttribute, meanings: readonly Meaning[]): readonly Chip[] {
  const own = meanings.filter((meaning) => meaning.attribute === attribute)
  const { wanted, excluded } = splitExcluded(attribute, state.lists[attribute] ?? [])
  return [...wantedChips(attribute, wanted, own), ...wantedChips(attribute, excluded, own).map(excluding)]
}

/** All chips of a state. Values that share a name on this site are one chip. */
export function chipsOf(state: SearchState, meanings: readonly Meaning[] = []): readonly Chip[] {
  const whole = (choice: Choice): Chip => ({ choice, values: [], name: null })
  const chosen = chosenAttributes(state).flatMap((attribute) =>
    isRangeAttribute(attribute) ? [whole(attribute)] : valueChips(state, attribute, meanings),
  )
  return state.query.trim() ? [whole('query'), ...chosen] : chosen
}
