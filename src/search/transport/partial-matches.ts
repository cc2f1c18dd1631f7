import type { Asking, MultiSearchRequest, MultiSearchResponse, SearchQuery, SearchTransport } from './transport.ts'

/** An answer, and how its cars answer to the words of the query. */
export interface SearchAnswer {
  readonly response: MultiSearchResponse
  /** Nothing holds every word, so cars are shown that hold some. */
  readonly isPartial: boolean
  /** Words that no car of the site holds, as they were typed: they were left out. */
  readonly dropped: readonly string[]
}

export const foundBy = (result: MultiSearchResponse['results'][number] | undefined) =>
  result?.totalHits ?? result?.estimatedTotalHits ?? 0

export const countOf = ({ results: [first] }: MultiSearchResponse) => foundBy(first)

/** Fetches what leaves words out; a page asks for it again where it cannot be had at once. */
export type FewerWords = () => Promise<Pick<typeof import('../fewer-words.ts'), 'searchFewerWords'>>

/**
 * Asks for cars that hold every word. When there are none, words that no car holds are left out, wherever they stand; and
 * when no car holds all the others, cars that hold the telling ones answer. `base` is what every car of the list is: where
 * nothing else was chosen and no word is held, nothing is found. What leaves words out is fetched when it is first needed; where
 * it cannot be had nothing is found, so pages try more than once.
 */
export async function searchWithPartialMatches(
  transport: SearchTransport,
  request: MultiSearchRequest,
  load: FewerWords,
  asking?: Asking,
  base?: SearchQuery['filter'],
): Promise<SearchAnswer> {
  const response = await transport(request, asking)
  const nothing: SearchAnswer = { response, isPartial: false, dropped: [] }
  if (countOf(response) > 0 || !request.queries[0]?.q?.trim()) return nothing
  const fewer = await load().catch(() => null)
  return fewer ? fewer.searchFewerWords(transport, request, nothing, asking, base) : nothing
}
