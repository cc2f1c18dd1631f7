import { isRecord } from '../data/record.ts'
import { type Filter, isFilter } from '../filter/filter.ts'

/** A search stored in the browser, with the cars found when it was last viewed. */
export interface SavedSearch {
  /** "Used cars: Toyota, up to $20,000" */
  readonly name: string
  /** Path and query on the site; unique among saved searches. */
  readonly href: string
  readonly query: string
  /** Filters of its cars, besides being on show. */
  readonly filter: readonly Filter[]
  /** Ids of the newest cars it had found, at most `mostKnown`. */
  readonly known: readonly string[]
  /** Listing time of the oldest of them in seconds, if there may have been more; else 0. */
  readonly from: number
}

/** A car found by a saved search, and its listing time in seconds; 0 when unknown. */
export interface FoundCar {
  readonly id: string
  readonly listed: number
}

/** Upper bound of stored searches. */
const mostSearches = 20

/** Number of its newest cars a saved search stores and queries. */
export const mostKnown = 200

/** The search with these cars (newest first) marked as seen. */
export function markSeen(search: SavedSearch, found: readonly FoundCar[]): SavedSearch {
  const kept = found.slice(0, mostKnown)
  const from = found.length >= mostKnown ? Math.min(...kept.map(({ listed }) => listed)) : 0
  return { ...search, known: kept.map(({ id }) => id), from }
}

/** Number of these cars that are new since the search was last viewed. */
export function newCars({ known, from }: SavedSearch, found: readonly FoundCar[]): number {
  const seen = new Set(known)
  return found.filter(({ id, listed }) => !seen.has(id) && listed >= from).length
}

const isText = (value: unknown): value is string => typeof value === 'string'

function readSearch(value: unknown): SavedSearch | null {
  if (!isRecord(value)) return null
  const { name, href, query, filter, known, from } = value
  // Only lists of this site: a tampered storage must not lead to another site.
  if (!isText(name) || !isText(href) || !/^\/search\/[\w/-]+(\?|$)/.test(href) || !isText(query)) return null
  if (!Array.isArray(filter) || !filter.every((each) => isFilter(each)) || !Array.isArray(known)) return null
  const ids = known.filter(isText).slice(0, mostKnown)
  return { name, href, query, filter, known: ids, from: typeof from === 'number' ? from : 0 }
}

/** Parses saved searches, newest first, from untrusted data; duplicates and invalid ones are dropped. */
export function readSavedSearches(value: unknown): readonly SavedSearch[] {
  const searches = (Array.isArray(value) ? value : []).flatMap((entry) => readSearch(entry) ?? [])
  return [...new Map(searches.map((search) => [search.href, search])).values()].slice(0, mostSearches)
}
