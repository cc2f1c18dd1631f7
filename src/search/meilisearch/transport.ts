import type { SearchQuery, SearchTransport } from '#search/transport/transport.ts'
import { type HostAnswer, readAnswer } from './answer.ts'
import { type FilterTexts, writeFilters } from './write-filter.ts'

/** Body of a Meilisearch multi-search. */
export interface HostRequest {
  readonly queries: readonly (Omit<SearchQuery, 'filter'> & { readonly filter?: FilterTexts })[]
}

/** Sends a multi-search to a search host. Rejects when there is no response in time. */
export type SendToHost = (body: HostRequest, signal?: AbortSignal) => Promise<HostAnswer>

/**
 * Converts a query to the host's format. Lower case, because the host matches stop words case-sensitively, so "A-Class"
 * and "a-class" would find different cars.
 */
function hostQuery({ q, filter, ...query }: SearchQuery): HostRequest['queries'][number] {
  return {
    ...query,
    ...(q === undefined ? {} : { q: q.toLowerCase() }),
    ...(filter === undefined ? {} : { filter: writeFilters(filter) }),
  }
}

/** SearchTransport over a search host. Rejects with a SearchHostError for an invalid response. */
export function meilisearchTransport(send: SendToHost): SearchTransport {
  return async (request, asking) =>
    readAnswer(await send({ queries: request.queries.map(hostQuery) }, asking?.signal), request)
}
