import type { ListAttribute } from '#search/facets.ts'

/** One value a shopper can tick. */
export interface FacetValue {
  readonly value: string
  readonly count: number
  readonly isChosen: boolean
}

/** Read from A to Z; the others start with what most cars have. */
const alphabetical: readonly ListAttribute[] = ['make', 'model', 'badge', 'location_name', 'colour']

/** The values of a filter in the order shoppers look for them; chosen ones are there even when no car is left. */
export function facetValues(
  attribute: ListAttribute,
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
): readonly FacetValue[] {
  const values = [...new Set([...Object.keys(counts), ...chosen])]
  const list = values.map((value) => ({ value, count: counts[value] ?? 0, isChosen: chosen.includes(value) }))
  const byName = (a: FacetValue, b: FacetValue) => a.value.localeCompare(b.value, 'en', { numeric: true })
  const isByName = alphabetical.includes(attribute) || attribute === 'seats'
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
