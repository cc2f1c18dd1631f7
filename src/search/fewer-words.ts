import { foldedWords } from '#domain/text/fold.ts'
import { countOf, foundBy, type SearchAnswer } from './transport/partial-matches.ts'
import type { Asking, MultiSearchRequest, SearchQuery, SearchTransport } from './transport/transport.ts'

/** More words are not looked at one by one. */
const mostWords = 10

/** Words and phrases in quotes; what stands behind a minus is no word to find. */
function wordsIn(q: string): readonly string[] {
  return (q.match(/-?"[^"]*"?|\S+/g) ?? []).slice(0, mostWords)
}

const isWanted = (word: string) => !word.startsWith('-') && /[\p{L}\p{N}]/u.test(word)

/** Means nothing without what stands before it: the 3 of "atto 3", the series of "79 series". */
const isTied = (word: string) => /^(?:\d{1,3}|\p{L}|series|class)$/iu.test(word)

/** What the cars of a list say of words one by one. */
interface Asked {
  readonly counts: readonly number[]
  /** The makes and models of these cars. */
  readonly names: readonly (readonly string[])[]
}

type Ask = (queries: readonly string[]) => Promise<Asked>

function askerFor(transport: SearchTransport, first: SearchQuery, filter: SearchQuery['filter'], asking?: Asking): Ask {
  const facets = first.facets?.filter((name) => name === 'make_model') ?? []
  const plain = {
    indexUid: first.indexUid,
    matchingStrategy: 'all',
    limit: 1,
    offset: 0,
    facets,
    filter: filter ?? [],
  } as const
  return async (queries) => {
    const { results } = await transport({ queries: queries.map((q) => ({ ...plain, q })) }, asking)
    const asked = queries.map((_, at) => results[at])
    return {
      counts: asked.map(foundBy),
      names: asked.map((result) => Object.keys(result?.facetDistribution?.make_model ?? {})),
    }
  }
}

/** A word of a query, and what cars make of it. */
interface Word {
  readonly text: string
  /** Some car holds it, alone or together with a neighbour: "hi lux". */
  readonly isHeld: boolean
  /** A make or model is called so. */
  readonly isName: boolean
}

/** Numbers go with the word that they were typed behind, or for. */
function withoutTied(words: readonly Word[], isPair: (at: number) => boolean): readonly Word[] {
  return words.map((word, at) => {
    const [before, behind] = [words[at - 1], words[at + 1]]
    const isLost = before?.isHeld === false || (!isPair(at - 1) && behind?.isHeld === false)
    return isTied(word.text) && isLost ? { ...word, isHeld: false } : word
  })
}

const spaced = (text: string) => ` ${foldedWords(text).join(' ')} `

/** The last word may still be typed. */
async function readWords(ask: Ask, texts: readonly string[]): Promise<readonly Word[]> {
  const end = (at: number) => (at === texts.length - 1 ? '' : ' ')
  const pairs = texts.slice(1).map((text, at) => `${texts[at]} ${text}${end(at + 1)}`)
  const { counts, names } = await ask([...texts.map((text, at) => text + end(at)), ...pairs])
  const isPair = (at: number) => at >= 0 && at < pairs.length && (counts[texts.length + at] ?? 0) > 0
  const isName = (text: string, at: number) => names[at]?.some((name) => spaced(name).includes(spaced(text))) ?? false
  const words = texts.map((text, at) => ({
    text,
    isHeld: !isWanted(text) || (counts[at] ?? 0) > 0 || isPair(at) || isPair(at - 1),
    isName: isWanted(text) && isName(text, at),
  }))
  return withoutTied(words, isPair)
}

function withWords({ queries }: MultiSearchRequest, q: string, matchingStrategy: 'all' | 'last'): MultiSearchRequest {
  return { queries: queries.map((query) => ({ ...query, q, matchingStrategy })) }
}

const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** The first word is never left out: it is a name, where one was typed. */
const namedFirst = (words: readonly Word[]) =>
  words[0]?.isName ? words : words.toSorted((a, b) => Number(b.isName) - Number(a.isName))

/** What answers to fewer words than were typed, where nothing answers to all; see `searchWithPartialMatches`. */
export async function searchFewerWords(
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
  const ask = askerFor(transport, first, base ?? first.filter, asking)
  const words = await readWords(ask, texts)
  const kept = words.filter(({ isHeld }) => isHeld)
  const dropped = words.filter(({ isHeld }) => !isHeld).map(({ text }) => text)
  if (dropped.length > 0 && (kept.length > 0 || isNarrowed)) {
    const without = await transport(withWords(request, joined(kept), 'all'), asking)
    if (countOf(without) > 0) return { response: without, isPartial: false, dropped }
  }
  if (kept.length < 2) return nothing
  // Cars of this name are here, and none of them is what else was chosen: that is told, with what to let go.
  if (isNarrowed && dropped.length === 0 && ((await ask([joined(kept)])).counts[0] ?? 0) > 0) return nothing
  const partial = await transport(withWords(request, joined(namedFirst(kept)), 'last'), asking)
  return countOf(partial) > 0 ? { response: partial, isPartial: true, dropped } : nothing
}
