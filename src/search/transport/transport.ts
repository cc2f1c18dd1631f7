import type { Filter } from '#domain/filter/filter.ts'

/** One query of Meilisearch's multi-search, as far as Forecourt uses it. */
export interface SearchQuery {
  readonly indexUid: string
  readonly q?: string
  /** All must match. Structured; the host transport converts them to Meilisearch's grammar. */
  readonly filter?: readonly Filter[]
  readonly facets?: readonly string[]
  readonly sort?: readonly string[]
  readonly limit?: number
  readonly offset?: number
  readonly page?: number
  readonly hitsPerPage?: number
  /** Attributes of hits; absent or `*` means all. */
  readonly attributesToRetrieve?: readonly string[]
  readonly attributesToHighlight?: readonly string[]
  readonly highlightPreTag?: string
  readonly highlightPostTag?: string
  readonly matchingStrategy?: 'all' | 'last'
}

export interface SearchHit {
  readonly [attribute: string]: unknown
}

export interface SearchResult {
  readonly indexUid: string
  readonly query: string
  readonly hits: readonly SearchHit[]
  readonly processingTimeMs: number
  readonly limit?: number
  readonly offset?: number
  readonly estimatedTotalHits?: number
  readonly page?: number
  readonly hitsPerPage?: number
  readonly totalHits?: number
  readonly totalPages?: number
  readonly facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facetStats?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
}

export interface MultiSearchRequest {
  readonly queries: readonly SearchQuery[]
}

export interface MultiSearchResponse {
  readonly results: readonly SearchResult[]
}

/** Options of a request. */
export interface Asking {
  /** Aborted when the response is no longer wanted; the request may then be dropped. */
  readonly signal?: AbortSignal | undefined
}

/** The interface between search code and engines. Rejects when no engine answers. */
export type SearchTransport = (body: MultiSearchRequest, asking?: Asking) => Promise<MultiSearchResponse>
