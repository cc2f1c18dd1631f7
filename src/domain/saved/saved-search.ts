import { isRecord } from '../data/record.ts'
import { type Filter, isFilter } from '../filter/filter.ts'

/** A search that a shopper keeps in the browser, and what was to be seen when it was last looked at. */
export interface SavedSearch {
  /** "Used cars: Toyota, up to $20,000" */
  readonly name: string
  /** Its address on the site; no two saved searches share one. */
  readonly href: string
  readonly query: string
  /** What its cars must be, besides being on show. */
  readonly filter: readonly Filter[]
  /** The newest cars it had, by id. */
  readonly known: readonly string[]
  /** When the oldest of them was listed, in seconds, where there were more than are kept; else 0. */
  readonly from: number
}

/** A car that a saved search finds, and when it was listed, in seconds; 0 where nobody says. */
export interface FoundCar {
  readonly id: string
  readonly listed: number
}

/** More than anyone keeps. */
const mostSearches = 20

/** How many of its newest cars a saved search remembers, and is asked for. */
export const mostKnown = 200

/** The search as somebody leaves it who has seen these cars, newest first. */
export function markSeen(search: SavedSearch, found: readonly FoundCar[]): SavedSearch {
  const kept = found.slice(0, mostKnown)
  const from = found.length >= mostKnown ? Math.min(...kept.map(({ listed }) => listed)) : 0
  return { ...search, known: kept.map(({ id }) => id), from }
}

/** How many of these cars were not there when the search was last looked at. */
export function newCars({ known, from }: SavedSearch, found: readonly FoundCar[]): number {
  const seen = new Set(known)
  return found.filter(({ id, listed }) => !seen.has(id) && listed >= from).length
}

const isText = (value: unknown): value is string => typeof value === 'string'

function readSearch(value: unknown): SavedSearch | null {
  if (!isRecord(value)) return null
  const { name, href, query, filter, known, from } = value
  // Only lists of this site: never another site's address from a tampered store.
  if (!isText(name) || !isText(href) || !/^\/search\/[\w/-]+(\?|$)/.test(href) || !isText(query)) return null
  if (!Array.isArray(filter) || !filter.every((each) => isFilter(each)) || !Array.isArray(known)) return null
  const ids = known.filter(isText).slice(0, mostKnown)
  return { name, href, query, filter, known: ids, from: typeof from === 'number' ? from : 0 }
}

/** Saved searches from untrusted data, newest first: what cannot be read is left out. */
export function readSavedSearches(value: unknown): readonly SavedSearch[] {
  const searches = (Array.isArray(value) ? value : []).flatMap((entry) => readSearch(entry) ?? [])
  return [...new Map(searches.map((search) => [search.href, search])).values()].slice(0, mostSearches)
}
