import type { MultiSearchResponse, SearchHit, SearchResult } from '#search/transport/transport.ts'

/** Above this an engine's own total is only an estimate. */
const estimateAbove = 1999

export type TotalSource = 'facet_sum' | 'in_stock'

type Counts = Readonly<Record<string, number>>

/** What a list shows, read from an answer. */
export interface SearchResults {
  readonly hits: readonly SearchHit[]
  readonly total: number
  /** Counts of each facet as if its own values were not chosen. */
  readonly counts: Readonly<Record<string, Counts>>
  /** Lowest and highest value of each number, likewise. */
  readonly bounds: Readonly<Record<string, { readonly min: number; readonly max: number }>>
}

/**
 * How many cars there are. Up to 1,999 the engine knows; beyond, it is the number of cars by status added up,
 * or for some dealers the cars in stock.
 */
export function totalOf(result: SearchResult, source: TotalSource): number {
  const total = result.totalHits ?? result.estimatedTotalHits ?? 0
  const statuses = result.facetDistribution?.status
  if (total <= estimateAbove || !statuses) return total
  if (source === 'in_stock') return statuses.in_stock ?? 0
  return Object.values(statuses).reduce((sum, count) => sum + count, 0)
}

/** Reads an answer to queries.ts. @throws when it holds no result */
export function readResults({ results }: MultiSearchResponse, source: TotalSource): SearchResults {
  const [first, ...others] = results
  if (!first) throw new Error('The search engine answered without a result.')
  return {
    hits: first.hits,
    total: totalOf(first, source),
    counts: Object.assign({}, first.facetDistribution, ...others.map((other) => other.facetDistribution)),
    bounds: Object.assign({}, first.facetStats, ...others.map((other) => other.facetStats)),
  }
}
