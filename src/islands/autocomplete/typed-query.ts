import { chipName, sortNames } from '#islands/search/labels.ts'
import { chipsOf } from '#search/chips.ts'
import { paymentAttributes } from '#search/facets.ts'
import { chosenAttributes } from '#search/filter.ts'
import { countOf } from '#search/nouns.ts'
import { writeLocation } from '#search/page-path.ts'
import type { Meaning, UnfilteredWords } from '#search/reading/reading.ts'
import { totalOf } from '#search/results.ts'
import type { SearchBox } from '#search/search-box.ts'
import { emptyState, type SearchState } from '#search/state.ts'
import type { SearchResult } from '#search/transport/transport.ts'
import { listed } from './places.ts'
import { listSuggestion, type Suggestion } from './suggestion.ts'

/** A typed query and its interpretation. */
export interface TypedQuery extends UnfilteredWords {
  readonly query: string
  readonly asked: SearchState
  readonly meanings: readonly Meaning[]
  /** Models in the query that no found car has. */
  readonly missing: readonly string[]
  /** The replacement of a mistyped word; empty when there is none. */
  readonly respelled: string
  /** Words that may become a filter as typing goes on, so they are not reported as unmatched yet. */
  readonly unfinished: readonly string[]
}

/** Whether the query was interpreted as filters or a sort, not only as text. */
export const isInterpreted = (asked: SearchState): boolean => chosenAttributes(asked).length > 0 || asked.sort !== null

/** The filters and sort, named as in the list's chips and sort menu; empty when there are none. */
export function describeInterpretation(asked: SearchState, { meanings }: TypedQuery, { locale }: SearchBox): string {
  const chips = chipsOf(asked, meanings).map((chip) => chipName(asked, chip, locale))
  const orders = sortNames(locale, { payments: paymentAttributes, hasNear: true }).filter(
    ([sort]) => sort && sort === asked.sort,
  )
  return [...chips, ...orders.map(([, name]) => name)].join(', ')
}

/** The address that Enter navigates to. */
const entered = ({ query }: TypedQuery, { path }: SearchBox) =>
  writeLocation(path, { ...emptyState, query: query.trim() })

/** The interpretation and its number of cars; empty when the list has no matching cars. */
export function interpretationSuggestion(
  typed: TypedQuery,
  said: string,
  counted: SearchResult | undefined,
  facts: SearchBox,
): readonly Suggestion[] {
  const total = counted ? totalOf(counted, facts.list.totalSource) : 0
  if (total === 0 || !isInterpreted(typed.asked)) return []
  // A long interpretation is truncated; a non-breaking space keeps the count on one line.
  const detail = listed(total, facts).replace(' ', '\u00a0')
  return [listSuggestion('read', entered(typed, facts), said, detail)]
}

/** The link to all cars found. */
export function allSuggestion(typed: TypedQuery, name: string, facts: SearchBox): Suggestion {
  return listSuggestion('all', entered(typed, facts), `See all results for ${name}`)
}

/** "See all 420 cars": the link to the whole list, for words that match nothing or filter nothing. */
export function wholeListSuggestion(
  counted: SearchResult | undefined,
  { path, list: { noun, totalSource }, locale }: SearchBox,
): Suggestion {
  const total = counted ? totalOf(counted, totalSource) : 0
  return listSuggestion('all', path, `See all ${total > 1 ? countOf(total, noun, locale) : noun.many}`)
}

/** Fallback links when nothing was found: the whole list unless it is empty, and the dealer's contact page. */
export function fallbackSuggestions(counted: SearchResult | undefined, facts: SearchBox): readonly Suggestion[] {
  const ask = listSuggestion('all', facts.contact.href, facts.contact.text)
  return counted && totalOf(counted, facts.list.totalSource) === 0 ? [ask] : [wholeListSuggestion(counted, facts), ask]
}
