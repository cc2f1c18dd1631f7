import type { Asking, MultiSearchRequest, MultiSearchResponse, SearchQuery, SearchTransport } from './transport.ts'

/** An answer, and how its cars answer to the words of the query. */
export interface SearchAnswer {
  readonly response: MultiSearchResponse
  /** Nothing holds every word, so cars are shown that hold some. */
  readonly isPartial: boolean
  /** Words that no car of the site holds, as they were typed: they were left out. */
  readonly dropped: readonly string[]
}

const foundBy = (result: MultiSearchResponse['results'][number] | undefined) =>
  result?.totalHits ?? result?.estimatedTotalHits ?? 0

const countOf = ({ results: [first] }: MultiSearchResponse) => foundBy(first)

function withWords({ queries }: MultiSearchRequest, q: string, matchingStrategy: 'all' | 'last'): MultiSearchRequest {
  return { queries: queries.map((query) => ({ ...query, q, matchingStrategy })) }
}

/** More words are not looked at one by one. */
const mostWords = 10

/** Words and phrases in quotes; what stands behind a minus is no word to find. */
function wordsIn(q: string): readonly string[] {
  return (q.match(/-?"[^"]*"?|\S+/g) ?? []).slice(0, mostWords)
}

const isWanted = (word: string) => !word.startsWith('-') && /[\p{L}\p{N}]/u.test(word)

/** The words that some car holds, alone or together with a neighbour: "hi lux". The last one may still be typed. */
async function heldWords(
  ask: (queries: readonly string[]) => Promise<readonly number[]>,
  words: readonly string[],
): Promise<readonly boolean[]> {
  const end = (at: number) => (at === words.length - 1 ? '' : ' ')
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}${end(at + 1)}`)
  const counts = await ask([...words.map((word, at) => word + end(at)), ...pairs])
  const isPair = (at: number) => at >= 0 && at < pairs.length && (counts[words.length + at] ?? 0) > 0
  return words.map((word, at) => !isWanted(word) || (counts[at] ?? 0) > 0 || isPair(at) || isPair(at - 1))
}

/**
 * Asks for cars that hold every word. When there are none, words that no car holds are left out, wherever they stand; and
 * when no car holds all the others, cars that hold the first ones answer. `base` is what every car of the list is: where
 * nothing else was chosen and no word is held, nothing is found.
 */
export async function searchWithPartialMatches(
  transport: SearchTransport,
  request: MultiSearchRequest,
  asking?: Asking,
  base?: SearchQuery['filter'],
): Promise<SearchAnswer> {
  const response = await transport(request, asking)
  const nothing: SearchAnswer = { response, isPartial: false, dropped: [] }
  const [first] = request.queries
  const words = wordsIn(first?.q ?? '')
  const isNarrowed = base !== undefined && (first?.filter?.length ?? 0) > base.length
  if (!first || countOf(response) > 0 || words.length < (isNarrowed ? 1 : 2)) return nothing
  const ask = async (queries: readonly string[]) => {
    const plain = { indexUid: first.indexUid, matchingStrategy: 'all', limit: 1, offset: 0 } as const
    const filter = base ?? first.filter ?? []
    const { results } = await transport({ queries: queries.map((q) => ({ ...plain, filter, q })) }, asking)
    return queries.map((_, at) => foundBy(results[at]))
  }
  const held = await heldWords(ask, words)
  const dropped = words.filter((_, at) => !held[at])
  const kept = words.filter((_, at) => held[at]).join(' ')
  if (dropped.length > 0 && (kept || isNarrowed)) {
    const without = await transport(withWords(request, kept, 'all'), asking)
    if (countOf(without) > 0) return { response: without, isPartial: false, dropped }
  }
  if (!/\S\s+\S/.test(kept)) return nothing
  const partial = await transport(withWords(request, kept, 'last'), asking)
  return countOf(partial) > 0 ? { response: partial, isPartial: true, dropped } : nothing
}
