import { hitId } from '#search/document.ts'
import type { PrerenderedResult } from '#search/prerendered.ts'
import { forSaleIn, pagesOf, type TotalSource, totalOf } from '#search/results.ts'
import type { SearchHit, SearchQuery, SearchResult } from '#search/transport/transport.ts'

/** How the cars of an answer answer to the words of its query. */
export interface FoundWords {
  /** The cars hold some of the words only. */
  readonly isPartial: boolean
  /** Words that no car holds and that were left out. */
  readonly dropped: readonly string[]
}

/** What is told of an answer beside what engines say. InstantSearch hands it on untouched. */
type More = Partial<FoundWords & Pick<PrerenderedResult, 'uncounted'>>

type Counts = Readonly<Record<string, number>>

interface Bounds {
  readonly min: number
  readonly max: number
}

/** What a list shows, as InstantSearch has it. */
export interface Answered extends FoundWords {
  /** The words that were asked for. */
  readonly query: string
  readonly hits: readonly SearchHit[]
  readonly total: number
  /** How many of them somebody can buy: those sold lately and on hold are shown, too. */
  readonly forSale: number
  /** From 0. */
  readonly page: number
  readonly pageSize: number
  /** Counts of each facet as if its own values were not chosen. */
  readonly counts: Readonly<Record<string, Counts>>
  /** How many values those facets have that stand without their counts so far. */
  readonly uncounted: Readonly<Record<string, number>>
  /** Lowest and highest value of each number, likewise. */
  readonly bounds: Readonly<Record<string, Bounds>>
}

/** InstantSearch tells cars apart by this. The same cars stay the same objects, so that nothing is drawn again for them. */
const identified = new WeakMap<readonly SearchHit[], readonly SearchHit[]>()

function withIds(hits: readonly SearchHit[]): readonly SearchHit[] {
  const known = identified.get(hits) ?? hits.map((hit) => ({ ...hit, objectID: hitId(hit) }))
  identified.set(hits, known)
  return known
}

/** One result in the shape that InstantSearch expects of a search client. */
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

/** What of InstantSearch's results is read here. */
interface HelperResults extends More {
  readonly query: string
  readonly hits: readonly SearchHit[]
  readonly nbHits: number
  /** Handed on as those of `FoundWords` are. */
  readonly forSale?: number | undefined
  readonly page: number
  readonly hitsPerPage: number
  readonly disjunctiveFacets: readonly Facet[]
}

const shown = new WeakMap<object, Answered>()

/** What is on screen, or null before the first answer. */
export function answeredOf(results: HelperResults | null): Answered | null {
  if (!results) return null
  const known = shown.get(results)
  if (known) return known
  const facets = results.disjunctiveFacets.filter(Boolean)
  const answered: Answered = {
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

/** How many values a facet has, whether they are counted or not. */
export const valuesOf = ({ counts, uncounted }: Pick<Answered, 'counts' | 'uncounted'>, facet: string): number =>
  uncounted[facet] ?? Object.keys(counts[facet] ?? {}).length
