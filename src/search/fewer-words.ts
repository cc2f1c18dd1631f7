import type { Filter } from '#domain/filter/filter.ts'
import { isOneOf } from './filter.ts'
import { countOf, type SearchAnswer } from './transport/partial-matches.ts'
import type {
  Asking,
  MultiSearchRequest,
  MultiSearchResponse,
  SearchQuery,
  SearchTransport,
} from './transport/transport.ts'
import { createWordLookup, readWords, type Word, wordsIn } from './typed-words.ts'

function withWords({ queries }: MultiSearchRequest, q: string, matchingStrategy: 'all' | 'last'): MultiSearchRequest {
  return { queries: queries.map((query) => ({ ...query, q, matchingStrategy })) }
}

const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

const isName = ({ names }: Word) => names.length > 0

/**
 * Values of make_model: a make followed by its model is their intersection; two models or two makes are alternatives.
 */
function eitherOf(words: readonly Word[]): readonly string[] {
  const groups: (readonly string[])[] = []
  for (const { names } of words) {
    const both = groups.at(-1)?.filter((name) => names.includes(name)) ?? []
    if (both.length > 0) groups.splice(-1, 1, both)
    else groups.push(names)
  }
  return [...new Set(groups.flat())]
}

/** Replaces the words of a request by a filter; results carry the typed words as their query. */
export async function searchInstead(
  transport: SearchTransport,
  request: MultiSearchRequest,
  filter: Filter,
  typed: string,
  asking?: Asking,
): Promise<MultiSearchResponse> {
  const queries = request.queries.map((query) => ({ ...query, q: '', filter: [...(query.filter ?? []), filter] }))
  const { results } = await transport({ queries }, asking)
  return { results: results.map((result) => ({ ...result, query: typed })) }
}

/** Puts names first unless the query begins with one: the matching strategy `last` never drops the first word. */
const namedFirst = (words: readonly Word[]) =>
  words[0] && isName(words[0]) ? words : words.toSorted((a, b) => Number(isName(b)) - Number(isName(a)))

/** Strips the plural of models with digits, "i30s", "3's": the engine tolerates no typos in numbers. */
const withoutPlurals = (q: string) => q.replace(/(\d)['’]?s(?![^\s/,])/g, '$1')

/** Results for all words with plural model numbers made singular, or null. */
async function searchSingular(transport: SearchTransport, request: MultiSearchRequest, asking?: Asking) {
  const typed = request.queries[0]?.q ?? ''
  const singular = withoutPlurals(typed)
  const response = singular === typed ? null : await transport(withWords(request, singular, 'all'), asking)
  return response && countOf(response) > 0 ? { response, isPartial: false, dropped: [] } : null
}

async function searchHeldWords(
  transport: SearchTransport,
  request: MultiSearchRequest,
  nothing: SearchAnswer,
  asking?: Asking,
  base?: SearchQuery['filter'],
): Promise<SearchAnswer> {
  const [first] = request.queries
  const texts = wordsIn(first?.q ?? '')
  const isNarrowed = base !== undefined && (first?.filter?.length ?? 0) > base.length
  if (!first || texts.length < (isNarrowed ? 1 : 2)) return nothing
  const ask = createWordLookup(transport, first, base ?? first.filter, asking)
  const words = await readWords(ask, texts)
  const kept = words.filter(({ isHeld }) => isHeld)
  const dropped = words.filter(({ isHeld }) => !isHeld).map(({ text }) => text)
  if (dropped.length > 0 && (kept.length > 0 || isNarrowed)) {
    const without = await transport(withWords(request, joined(kept), 'all'), asking)
    if (countOf(without) > 0) return { response: without, isPartial: false, dropped }
  }
  if (kept.length < 2) return nothing
  if (kept.every(isName)) {
    const filter = isOneOf('make_model', eitherOf(kept))
    const either = await searchInstead(transport, request, filter, joined(kept), asking)
    if (countOf(either) > 0) return { response: either, isPartial: true, dropped }
  }
  // All words occur together, so the other filters exclude these cars: the page then suggests which filter to remove.
  if (isNarrowed && dropped.length === 0 && ((await ask([joined(kept)])).counts[0] ?? 0) > 0) return nothing
  const partial = await transport(withWords(request, joined(namedFirst(kept)), 'last'), asking)
  return countOf(partial) > 0 ? { response: partial, isPartial: true, dropped } : nothing
}

/** Results for fewer words than typed, when no car holds all of them; see `searchWithPartialMatches`. */
export const searchFewerWords: typeof searchHeldWords = async (transport, request, ...rest) =>
  (await searchSingular(transport, request, rest[1])) ?? searchHeldWords(transport, request, ...rest)
