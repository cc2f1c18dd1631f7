import { isRecord } from '#domain/data/record.ts'
import type { MultiSearchRequest, MultiSearchResponse, SearchHit, SearchResult } from '#search/transport/transport.ts'
import { SearchHostError } from './host-error.ts'

/** Response of a search host: HTTP status, and parsed JSON or null when it was not JSON. */
export interface HostAnswer {
  readonly status: number
  readonly body: unknown
}

type Fields = Readonly<Record<string, unknown>>

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** Name -> non-negative number; other values are dropped. */
function numbersOf(fields: unknown): Record<string, number> {
  const entries = Object.entries(isRecord(fields) ? fields : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => isCount(entry[1])))
}

function distributionOf(fields: Fields): Pick<SearchResult, 'facetDistribution'> {
  if (!isRecord(fields.facetDistribution)) return {}
  const facets = Object.entries(fields.facetDistribution).map(([name, counts]) => [name, numbersOf(counts)])
  return { facetDistribution: Object.fromEntries(facets) }
}

function statsOf(fields: Fields): Pick<SearchResult, 'facetStats'> {
  if (!isRecord(fields.facetStats)) return {}
  const facets = Object.entries(fields.facetStats).flatMap(([name, bounds]) => {
    const { min, max } = isRecord(bounds) ? bounds : {}
    return typeof min === 'number' && typeof max === 'number' ? [[name, { min, max }]] : []
  })
  return { facetStats: Object.fromEntries(facets) }
}

const countNames = ['limit', 'offset', 'estimatedTotalHits', 'page', 'hitsPerPage', 'totalHits', 'totalPages'] as const

function resultOf(fields: unknown, query: MultiSearchRequest['queries'][number]): SearchResult {
  const hits = isRecord(fields) ? fields.hits : null
  if (!isRecord(fields) || !Array.isArray(hits)) throw new SearchHostError(200, '', 'The search host sent no hits.')
  const counts = countNames.flatMap((name) => (isCount(fields[name]) ? [[name, fields[name]]] : []))
  return {
    indexUid: query.indexUid,
    query: query.q ?? '',
    hits: hits.filter((hit): hit is SearchHit => isRecord(hit)),
    processingTimeMs: isCount(fields.processingTimeMs) ? fields.processingTimeMs : 0,
    ...Object.fromEntries(counts),
    ...distributionOf(fields),
    ...statsOf(fields),
  }
}

/**
 * Validates a search host's response to a multi-search. Unknown fields are dropped.
 * @throws SearchHostError for an error, for a body that is not JSON, or when a query has no result
 */
export function readAnswer({ status, body }: HostAnswer, { queries }: MultiSearchRequest): MultiSearchResponse {
  const { message, code, results } = isRecord(body) ? body : {}
  if (status !== 200 || !Array.isArray(results)) {
    const said = typeof message === 'string' ? message : `The search host answered ${status} without results.`
    throw new SearchHostError(status, typeof code === 'string' ? code : '', said)
  }
  if (results.length !== queries.length) {
    throw new SearchHostError(status, '', `The search host answered ${results.length} of ${queries.length} queries.`)
  }
  return { results: queries.map((query, at) => resultOf(results[at], query)) }
}
