import { hitId } from '#search/document.ts'
import type { PrerenderedResult } from '#search/prerendered.ts'
import { forSaleIn, pagesOf, type TotalSource, totalOf } from '#search/results.ts'
import type { SearchHit, SearchQuery, SearchResult } from '#search/transport/transport.ts'

/** How results match the words of their query. */
export interface FoundWords {
  /** The cars hold only some of the words. */
  readonly isPartial: boolean
  /** Words that no car holds, which were dropped. */
  readonly dropped: readonly string[]
}

/** Our additions to engine results. InstantSearch passes them through. */
type More = Partial<FoundWords & Pick<PrerenderedResult, 'uncounted'>>

type Counts = Readonly<Record<string, number>>

interface Bounds {
  readonly min: number
  readonly max: number
}

/** The results a list shows, read from InstantSearch. */
export interface ListResults extends FoundWords {
  /** The query. */
  readonly query: string
  readonly hits: readonly SearchHit[]
  readonly total: number
  /** Number of cars for sale; recently sold and reserved cars are shown too. */
  readonly forSale: number
  /** From 0. */
  readonly page: number
  readonly pageSize: number
  /** Counts of each facet as if its own values were not chosen. */
  readonly counts: Readonly<Record<string, Counts>>
  /** Number of values of facets whose counts are not loaded yet. */
  readonly uncounted: Readonly<Record<string, number>>
  /** Minimum and maximum of each number, likewise. */
  readonly bounds: Readonly<Record<string, Bounds>>
}

/**
 * Hits with the `objectID` InstantSearch requires. Cached, so that identical hits keep their identity and are not
 * rendered again.
 */
const identified = new WeakMap<readonly SearchHit[], readonly SearchHit[]>()

function withIds(hits: readonly SearchHit[]): readonly SearchHit[] {
  const known = identified.get(hits) ?? hits.map((hit) => ({ ...hit, objectID: hitId(hit) }))
  identified.set(hits, known)
  return known
}

/** Converts one result to the shape InstantSearch expects of a search client. */
export function helperResultOf(result: SearchResult, query: SearchQuery, source: TotalSource, more?: More) {
  const { limit = 1, offset = 0 } = query
  const total = totalOf(result, source)
  return {
    index: query.indexUid,
    query: query.q ?? '',
    params: '',
    page: Math.floor(offset / limit),
    hitsPerPage: limit,
    nbHits: total,
    forSale: forSaleIn(result),
    nbPages: pagesOf(result, limit),
    processingTimeMS: result.processingTimeMs,
    exhaustiveNbHits: true,
    hits: withIds(result.hits),
    facets: result.facetDistribution ?? {},
    facets_stats: result.facetStats ?? {},
    ...more,
  }
}

interface Facet {
  readonly name: string
  readonly data: object
  readonly stats?: object
}

/** The fields of InstantSearch's results read here. */
interface HelperResults extends More {
  readonly query: string
  readonly hits: readonly SearchHit[]
  readonly nbHits: number
  /** Passed through like those of `FoundWords`. */
  readonly forSale?: number | undefined
  readonly page: number
  readonly hitsPerPage: number
  readonly disjunctiveFacets: readonly Facet[]
}

const shown = new WeakMap<object, ListResults>()

/** The results on screen, or null before the first response. */
export function readListResults(results: HelperResults | null): ListResults | null {
  if (!results) return null
  const known = shown.get(results)
  if (known) return known
  const facets = results.disjunctiveFacets.filter(Boolean)
  const answered: ListResults = {
    query: results.query,
    hits: results.hits,
    total: results.nbHits,
    forSale: results.forSale ?? results.nbHits,
    page: results.page,
    pageSize: results.hitsPerPage,
    isPartial: results.isPartial ?? false,
    dropped: results.dropped ?? [],
    uncounted: results.uncounted ?? {},
    counts: Object.fromEntries(facets.map(({ name, data }) => [name, data as Counts])),
    bounds: Object.fromEntries(facets.flatMap(({ name, stats }) => (stats ? [[name, stats as Bounds]] : []))),
  }
  shown.set(results, answered)
  return answered
}

/** Number of values of a facet, with or without loaded counts. */
export const countFacetValues = (
  { counts, uncounted }: Pick<ListResults, 'counts' | 'uncounted'>,
  facet: string,
): number => uncounted[facet] ?? Object.keys(counts[facet] ?? {}).length
