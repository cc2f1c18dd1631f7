import { fold } from '#search/engine/words.ts'
import { facets, type ListAttribute } from '#search/facets.ts'

/** One value a shopper can tick. */
export interface FacetValue {
  readonly value: string
  readonly count: number
  readonly isChosen: boolean
}

/** Engines compare values without case and accents, and so does a shared address: /?...[make][0]=toyota ticks Toyota. */
function isAlike(a: string, b: string): boolean {
  return fold(a.trim()) === fold(b.trim())
}

/** What is chosen after one value was ticked or unticked. */
export function toggledValues(chosen: readonly string[], value: string): readonly string[] {
  const others = chosen.filter((other) => !isAlike(other, value))
  return others.length < chosen.length ? others : [...chosen, value]
}

/** The values of a filter in the order shoppers look for them; chosen ones are there even when no car is left. */
export function facetValues(
  attribute: ListAttribute,
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
): readonly FacetValue[] {
  const held = Object.keys(counts)
  const isFirst = (value: string, at: number) => chosen.findIndex((other) => isAlike(other, value)) === at
  const gone = chosen.filter((value, at) => isFirst(value, at) && !held.some((other) => isAlike(other, value)))
  const isChosen = (value: string) => chosen.some((other) => isAlike(other, value))
  // A value may be a word every object knows, such as "constructor".
  const countOf = (value: string) => (Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0)
  const list = [...held, ...gone].map((value) => ({ value, count: countOf(value), isChosen: isChosen(value) }))
  const byName = (a: FacetValue, b: FacetValue) => a.value.localeCompare(b.value, 'en', { numeric: true })
  const isByName = facets[attribute].values === 'by name'
  return list.sort((a, b) => (isByName ? 0 : b.count - a.count) || byName(a, b))
}

/** The values that hold what was typed into a filter's own search box. */
export function valuesMatching(values: readonly FacetValue[], typed: string): readonly FacetValue[] {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .toLowerCase()
  return values.filter(({ value }) => plain(value).includes(plain(typed)))
}
