import { chipName, sortNames } from '#islands/search/labels.ts'
import { chipsOf } from '#search/chips.ts'
import { paymentAttributes } from '#search/facets.ts'
import { chosenAttributes } from '#search/filter.ts'
import { countOf } from '#search/nouns.ts'
import { writeLocation } from '#search/page-path.ts'
import type { LeftWords, Meaning } from '#search/reading/reading.ts'
import { totalOf } from '#search/results.ts'
import type { SearchBox } from '#search/search-box.ts'
import { emptyState, type SearchState } from '#search/state.ts'
import type { SearchResult } from '#search/transport/transport.ts'
import { listed } from './places.ts'
import { listSuggestion, type Suggestion } from './suggestion.ts'

/** What was typed, and how it was read. */
export interface Typed extends LeftWords {
  readonly query: string
  readonly asked: SearchState
  readonly meanings: readonly Meaning[]
  /** Models that none of the cars found is. */
  readonly missing: readonly string[]
  /** What was looked for instead of a mistyped word; empty where nothing was. */
  readonly respelled: string
  /** Words that may become a limit as they are typed on: nobody is told yet that nothing is called so. */
  readonly unfinished: readonly string[]
}

/** Whether words were understood: a search for words alone neither narrows nor sorts. */
export const isRead = (asked: SearchState): boolean => chosenAttributes(asked).length > 0 || asked.sort !== null

/** What is asked for, as the chips and the order of the list say it; empty for everything. */
export function saidOf(asked: SearchState, { meanings }: Typed, { locale }: SearchBox): string {
  const chips = chipsOf(asked, meanings).map((chip) => chipName(asked, chip, locale))
  const orders = sortNames(locale, { payments: paymentAttributes, hasNear: true }).filter(
    ([sort]) => sort && sort === asked.sort,
  )
  return [...chips, ...orders.map(([, name]) => name)].join(', ')
}

/** Where pressing Enter leads. */
const entered = ({ query }: Typed, { path }: SearchBox) => writeLocation(path, { ...emptyState, query: query.trim() })

/** What was understood, and how much of it there is; nothing where the list holds none of what was found. */
export function readSuggestion(
  typed: Typed,
  said: string,
  counted: SearchResult | undefined,
  facts: SearchBox,
): readonly Suggestion[] {
  const total = counted ? totalOf(counted, facts.list.totalSource) : 0
  if (total === 0 || !isRead(typed.asked)) return []
  // What was understood may be long, and is cut: the number beside it stays on one line.
  const detail = listed(total, facts).replace(' ', '\u00a0')
  return [listSuggestion('read', entered(typed, facts), said, detail)]
}

/** The way to every car found. */
export function allSuggestion(typed: Typed, name: string, facts: SearchBox): Suggestion {
  return listSuggestion('all', entered(typed, facts), `See all results for ${name}`)
}

/** "See all 420 cars": the way to everything, where words lead nowhere or ask for nothing. */
export function wholeSuggestion(
  counted: SearchResult | undefined,
  { path, list: { noun, totalSource }, locale }: SearchBox,
): Suggestion {
  const total = counted ? totalOf(counted, totalSource) : 0
  return listSuggestion('all', path, `See all ${total > 1 ? countOf(total, noun, locale) : noun.many}`)
}

/** Where nothing was found: everything, as far as anything stands there, and somebody to ask. */
export function waysOn(counted: SearchResult | undefined, facts: SearchBox): readonly Suggestion[] {
  const ask = listSuggestion('all', facts.contact.href, facts.contact.text)
  return counted && totalOf(counted, facts.list.totalSource) === 0 ? [ask] : [wholeSuggestion(counted, facts), ask]
}
