import { fold } from '#domain/text/fold.ts'
import { isExcludedValue, plainValue } from '#search/excluded-values.ts'
import { facets, type ListAttribute } from '#search/facets.ts'

/** A value as InstantSearch lists it. */
export interface ListedValue {
  readonly value: string
  readonly count: number
  readonly isRefined: boolean
}

/** One value a shopper can tick. */
export interface FacetValue {
  readonly value: string
  readonly count: number
  readonly isChosen: boolean
  /** The values to toggle with it: its own spelling, or those by which it was chosen. */
  readonly toggles: readonly string[]
}

/** The value without case and accents, as engines compare them: an address with [make][0]=toyota ticks Toyota. */
const spelling = (value: string): string => fold(value.trim())

/** Merges spellings of one value into the most common one, ticked when any is. */
function merged(alike: readonly ListedValue[]): FacetValue {
  const [{ value, count } = { value: '', count: 0 }] = alike.toSorted((a, b) => b.count - a.count)
  const chosen = alike.filter(({ isRefined }) => isRefined).map((listed) => listed.value)
  return { value, count, isChosen: chosen.length > 0, toggles: chosen.length > 0 ? chosen : [value] }
}

/** A filter's values, sorted for display; chosen ones are included even when no car has them. */
function wantedValues(attribute: ListAttribute, listed: readonly ListedValue[]): readonly FacetValue[] {
  const held = listed.filter(({ count }) => count > 0)
  const gone = listed.filter(({ count, isRefined }) => count === 0 && isRefined)
  const alikeIn = (values: readonly ListedValue[], { value }: ListedValue) =>
    values.filter((other) => spelling(other.value) === spelling(value))
  const ownless = gone.filter((listed) => alikeIn(held, listed).length === 0 && alikeIn(gone, listed)[0] === listed)
  const list = [...held, ...ownless].map((listed) => merged([...new Set([listed, ...alikeIn(gone, listed)])]))
  const byName = (a: FacetValue, b: FacetValue) => a.value.localeCompare(b.value, 'en', { numeric: true })
  const isByName = facets[attribute].values === 'by name'
  return list.sort((a, b) => (isByName ? 0 : b.count - a.count) || byName(a, b))
}

/** Excluded values come first. Ticking such a value also removes its exclusion: both at once would match nothing. */
export function facetValues(attribute: ListAttribute, listed: readonly ListedValue[]): readonly FacetValue[] {
  const excluded = listed
    .filter(({ value, isRefined }) => isRefined && isExcludedValue(attribute, value))
    .map(({ value }) => value)
  const others = listed.filter(({ value }) => !excluded.includes(value))
  const exclusionsOf = ({ value }: FacetValue) =>
    excluded.filter((exclusion) => spelling(plainValue(attribute, exclusion)) === spelling(value))
  return [
    ...excluded.map((value) => ({ value, count: 0, isChosen: true, toggles: [value] })),
    ...wantedValues(attribute, others).map((wanted) =>
      wanted.isChosen ? wanted : { ...wanted, toggles: [...wanted.toggles, ...exclusionsOf(wanted)] },
    ),
  ]
}

/** The values that contain the text typed into a filter's own search box. */
export function valuesMatching(values: readonly FacetValue[], typed: string): readonly FacetValue[] {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .toLowerCase()
  return values.filter(({ value }) => plain(value).includes(plain(typed)))
}
