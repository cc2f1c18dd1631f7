import type { Asking, MultiSearchRequest, MultiSearchResponse, SearchQuery, SearchTransport } from './transport.ts'

/** A response, and how its cars match the words of the query. */
export interface SearchAnswer {
  readonly response: MultiSearchResponse
  /** No car holds every word; these hold some. */
  readonly isPartial: boolean
  /** Words that no car of the site holds, as typed; they were dropped. */
  readonly dropped: readonly string[]
}

export const foundBy = (result: MultiSearchResponse['results'][number] | undefined) =>
  result?.totalHits ?? result?.estimatedTotalHits ?? 0

export const countOf = ({ results: [first] }: MultiSearchResponse) => foundBy(first)

/** Loads the code that drops words; pages retry when it fails. */
export type FewerWords = () => Promise<Pick<typeof import('../fewer-words.ts'), 'searchFewerWords'>>

/**
 * Searches for cars that hold every word. When there are none, words that no car holds are dropped; when no car holds
 * all remaining words, cars that hold some of them are returned. `base`: the list's filters; when no further filter is
 * set and no word is held, nothing is found. `load` runs on first need; when it fails nothing is found, so pages retry.
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
