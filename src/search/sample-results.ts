import type { MultiSearchResponse, SearchHit } from '#search/transport/transport.ts'
import { type TotalSource, totalOf } from './results.ts'

type Counts = Readonly<Record<string, number>>

/** A summarised response for tests, with facets merged as InstantSearch does. */
interface SampleResults {
  readonly hits: readonly SearchHit[]
  readonly total: number
  /** Counts of each facet as if its own values were not chosen. */
  readonly counts: Readonly<Record<string, Counts>>
  /** Minimum and maximum of each number, likewise. */
  readonly bounds: Readonly<Record<string, { readonly min: number; readonly max: number }>>
}

/** Summarises a response to the queries of queries.ts. @throws when it holds no result */
export function sampleResults({ results }: MultiSearchResponse, source: TotalSource): SampleResults {
  const [first, ...others] = results
  if (!first) throw new Error('The search engine answered without a result.')
  return {
    hits: first.hits,
    total: totalOf(first, source),
    counts: Object.assign({}, first.facetDistribution, ...others.map((other) => other.facetDistribution)),
    bounds: Object.assign({}, first.facetStats, ...others.map((other) => other.facetStats)),
  }
}
