import { fold } from '#domain/text/fold.ts'
import type { FieldValue } from '#search/record.ts'
import type { MultiSearchRequest, SearchQuery, SearchResult, SearchTransport } from '#search/transport/transport.ts'
import { documentsOf, hasBits, intersectBits } from './bits.ts'
import { countFacets } from './facet.ts'
import { Filters } from './filter.ts'
import { metresFrom, parseGeoSort } from './geo-sort.ts'
import { formatHit } from './highlight.ts'
import { type Match, Matcher } from './match.ts'
import { readQuery } from './query-terms.ts'
import { pageOf } from './rank.ts'
import { SearchError } from './search-error.ts'
import { createTable, type Table } from './table.ts'
import { createTextIndex } from './text-index.ts'
import { windowOf } from './window.ts'
import { wordsOf } from './words.ts'

const rememberedMatches = 24

/** For a sort by distance, returns `_geoDistance` in metres for a document. */
function distances(table: Table, sorts: readonly string[]): (doc: number) => { readonly _geoDistance?: number } {
  const near = sorts.map(parseGeoSort).find((each) => each !== null)
  const away = near && metresFrom(table, near.from)
  return (doc) => {
    const metres = away?.(doc) ?? null
    return metres === null ? {} : { _geoDistance: metres }
  }
}

function synonymsOf({ settings }: Table) {
  const entries = Object.entries(settings.synonyms)
  return new Map(entries.map(([typed, meant]) => [wordsOf(typed).join(' '), meant.map(wordsOf)]))
}

/** Runs queries over one index. */
class Engine {
  readonly #table: Table
  readonly #filters: Filters
  readonly #stopWords: ReadonlySet<string>
  readonly #matches = new Map<string, Match | null>()
  #matcher: Matcher | null = null

  constructor(table: Table) {
    this.#table = table
    this.#filters = new Filters(table)
    this.#stopWords = new Set(table.settings.stopWords.map(fold))
  }

  search(query: SearchQuery): SearchResult {
    const started = performance.now()
    const text = query.q ?? ''
    const match = this.#match(text, query.matchingStrategy ?? 'last')
    const kept = this.#filters.documents(query.filter ?? [])
    const docs = documentsOf(match ? intersectBits(kept, match.documents) : kept)
    const { offset, limit, describe } = windowOf(query)
    const away = distances(this.#table, query.sort ?? [])
    const page = pageOf(this.#table, docs, match, query.sort ?? [], offset, limit)
    return {
      indexUid: query.indexUid,
      hits: page.map((doc) => ({ ...this.#hit(doc, query, match), ...away(doc) })),
      query: text,
      processingTimeMs: Math.round(performance.now() - started),
      ...describe(docs.length),
      ...(query.facets && countFacets(this.#table, query.facets, docs)),
    }
  }

  #match(text: string, strategy: 'all' | 'last'): Match | null {
    const key = `${strategy} ${text}`
    const known = this.#matches.get(key)
    if (known !== undefined) return known
    const match = this.#find(text, strategy)
    const [oldest] = this.#matches.keys()
    if (this.#matches.size >= rememberedMatches && oldest !== undefined) this.#matches.delete(oldest)
    this.#matches.set(key, match)
    return match
  }

  /** A stop word counts when it begins a name ("a 4" for A4), unless that finds nothing. */
  #find(text: string, strategy: 'all' | 'last'): Match | null {
    const isStop = (word: string) => this.#stopWords.has(word)
    const plain = readQuery(text, isStop)
    if (plain.terms.length === 0 && plain.excluded.length === 0) return null
    const matcher = this.#openMatcher()
    const named = readQuery(text, (word, next) => isStop(word) && !matcher.isName(word, next))
    const match = matcher.match(named, strategy)
    return named.terms.length === plain.terms.length || hasBits(match.documents)
      ? match
      : matcher.match(plain, strategy)
  }

  /** The text index is built on the first text query, not when the page opens. */
  #openMatcher(): Matcher {
    this.#matcher ??= new Matcher(createTextIndex(this.#table), this.#table.size, synonymsOf(this.#table))
    return this.#matcher
  }

  #hit(doc: number, query: SearchQuery, match: Match | null): Readonly<Record<string, unknown>> {
    const wanted = query.attributesToRetrieve
    const names = wanted && !wanted.includes('*') ? wanted : this.#table.names
    const hit: Record<string, FieldValue> = {}
    for (const name of names) {
      const value = this.#table.value(name, doc)
      if (value !== null) hit[name] = value
    }
    if (!query.attributesToHighlight) return hit
    return {
      ...hit,
      _formatted: formatHit(hit, {
        attributes: query.attributesToHighlight,
        before: query.highlightPreTag ?? '<em>',
        after: query.highlightPostTag ?? '</em>',
        words: match?.marks ?? new Map(),
      }),
    }
  }
}

/**
 * Opens the two files of a static index and answers multi-searches as Meilisearch would. Without `cards`, hits carry
 * only attributes of the search file. Totals and counts are exact.
 * @throws when the files cannot be read; the transport rejects with a SearchError for an invalid request
 */
export function createEngine(search: string, cards: string | null): SearchTransport {
  const engine = new Engine(createTable(search, cards))
  return async ({ queries }: MultiSearchRequest) => {
    if (!Array.isArray(queries)) throw new SearchError('bad_request', 'A multi-search needs a list of queries.')
    return { results: queries.map((query) => engine.search(query)) }
  }
}
