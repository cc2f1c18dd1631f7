import type { SearchQuery, SearchTransport } from '#search/transport/transport.ts'
import { type HostAnswer, readAnswer } from './answer.ts'
import { type FilterTexts, writeFilters } from './write-filter.ts'

/** A multi-search as Meilisearch takes it. */
export interface HostRequest {
  readonly queries: readonly (Omit<SearchQuery, 'filter'> & { readonly filter?: FilterTexts })[]
}

/** Carries a multi-search to a search host and its answer back. Rejects when there is none in time. */
export type SendToHost = (body: HostRequest, signal?: AbortSignal) => Promise<HostAnswer>

/**
 * The same question in a host's words. It knows stop words by the letters they are typed in, so that "A-Class" and
 * "a-class" would find other cars: words go in small letters.
 */
function hostQuery({ q, filter, ...query }: SearchQuery): HostRequest['queries'][number] {
  return {
    ...query,
    ...(q === undefined ? {} : { q: q.toLowerCase() }),
    ...(filter === undefined ? {} : { filter: writeFilters(filter) }),
  }
}

/** A search host behind the same boundary as the static engine. Rejects with a SearchHostError for a bad answer. */
export function meilisearchTransport(send: SendToHost): SearchTransport {
  return async (request, asking) =>
    readAnswer(await send({ queries: request.queries.map(hostQuery) }, asking?.signal), request)
}
