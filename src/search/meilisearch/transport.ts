import type { MultiSearchRequest, SearchTransport } from '#search/transport/transport.ts'
import { type HostAnswer, readAnswer } from './answer.ts'

/** Carries a multi-search to a search host and its answer back. Rejects when there is none in time. */
export type SendToHost = (body: MultiSearchRequest, signal?: AbortSignal) => Promise<HostAnswer>

/**
 * The same questions in small letters: a server knows stop words by the letters they are typed in, so that "A-Class" and
 * "a-class" would find other cars.
 */
function inSmallLetters({ queries }: MultiSearchRequest): MultiSearchRequest {
  return { queries: queries.map(({ q, ...query }) => (q === undefined ? query : { ...query, q: q.toLowerCase() })) }
}

/** A search host behind the same boundary as the static engine. Rejects with a SearchHostError for a bad answer. */
export function meilisearchTransport(send: SendToHost): SearchTransport {
  return async (request, asking) => readAnswer(await send(inSmallLetters(request), asking?.signal), request)
}
