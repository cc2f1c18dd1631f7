import type { Asking, MultiSearchRequest, MultiSearchResponse, SearchTransport } from './transport.ts'

/** An answer, and whether every word of the query was found in it. */
export interface SearchAnswer {
  readonly response: MultiSearchResponse
  /** Nothing holds every word, so cars are shown that hold some. */
  readonly isPartial: boolean
}

const countOf = ({ results: [first] }: MultiSearchResponse) => first?.totalHits ?? first?.estimatedTotalHits ?? 0

function withPartialMatches({ queries }: MultiSearchRequest): MultiSearchRequest {
  return { queries: queries.map((query) => ({ ...query, matchingStrategy: 'last' })) }
}

/** Asks for cars that hold every word; when there are none and several words were typed, for cars that hold the first ones. */
export async function searchWithPartialMatches(
  transport: SearchTransport,
  request: MultiSearchRequest,
  asking?: Asking,
): Promise<SearchAnswer> {
  const response = await transport(request, asking)
  const hasSeveralWords = /\S\s+\S/.test(request.queries[0]?.q?.trim() ?? '')
  if (countOf(response) > 0 || !hasSeveralWords) return { response, isPartial: false }
  const partial = await transport(withPartialMatches(request), asking)
  return countOf(partial) > 0 ? { response: partial, isPartial: true } : { response, isPartial: false }
}
