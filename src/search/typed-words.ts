import { foldedWords } from '#domain/text/fold.ts'
import { foundBy } from './transport/partial-matches.ts'
import type { Asking, SearchQuery, SearchTransport } from './transport/transport.ts'

/** Upper bound of words looked up one by one. */
const mostWords = 10

/**
 * Words (split at spaces, slashes and commas) and quoted phrases. Exclusions after a minus are kept as pieces, but not
 * looked up.
 */
export function wordsIn(q: string): readonly string[] {
  return (q.match(/-?"[^"]*"?|[^\s/,]+/g) ?? []).slice(0, mostWords)
}

const isWanted = (word: string) => !word.startsWith('-') && /[\p{L}\p{N}]/u.test(word)

/**
 * Words without meaning apart from the word before (the 3 of "atto 3", the series of "79 series") or after ("one
 * owner").
 */
const isTied = (word: string) => /^(?:\d{1,3}|\p{L}|one|single|series|class)$/iu.test(word)

/** Lookup of single words: the number of cars for each. */
interface Asked {
  readonly counts: readonly number[]
  /** The makes and models of these cars. */
  readonly names: readonly (readonly string[])[]
}

type Ask = (queries: readonly string[]) => Promise<Asked>

export function createWordLookup(
  transport: SearchTransport,
  first: SearchQuery,
  filter: SearchQuery['filter'],
  asking?: Asking,
): Ask {
  const plain = {
    indexUid: first.indexUid,
    matchingStrategy: 'all',
    limit: 1,
    offset: 0,
    facets: ['make_model'],
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

/** A word of a query and its matches. */
export interface Word {
  readonly text: string
  /** Some car holds it, alone or together with a neighbour: "hi lux". */
  readonly isHeld: boolean
  /** Makes and models with this name: every model of a make, or one model. */
  readonly names: readonly string[]
}

/**
 * A tied word counts as not held when its neighbour is not held: the word before, or the one after unless it pairs with
 * the word before.
 */
function withoutTied(words: readonly Word[], isPair: (at: number) => boolean): readonly Word[] {
  return words.map((word, at) => {
    const [before, behind] = [words[at - 1], words[at + 1]]
    const isLost = before?.isHeld === false || (!isPair(at - 1) && behind?.isHeld === false)
    return isTied(word.text) && isLost ? { ...word, isHeld: false } : word
  })
}

/** Whether consecutive whole words of a name, joined, equal the typed text joined: "cx5" is CX-5. */
function isCalled(name: string, typed: string): boolean {
  const [words, wanted] = [foldedWords(name), foldedWords(typed).join('')]
  return wanted !== '' && words.some((_, from) => words.some((_, to) => words.slice(from, to + 1).join('') === wanted))
}

/** Merges two words that are one name: the 3 of "polo or atto 3" names nothing alone. */
function withWholeNames(words: readonly Word[], namesOfPair: (at: number) => readonly string[]): readonly Word[] {
  const whole: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const [word, behind] = [words[at], words[at + 1]]
    const names = word && behind ? namesOfPair(at) : []
    if (word) whole.push(names.length > 0 ? { text: `${word.text} ${behind?.text}`, isHeld: true, names } : word)
    if (names.length > 0) at++
  }
  return whole
}

/** Looks up each word and each pair of neighbours; the last word may be incomplete and matches as a prefix. */
export async function readWords(ask: Ask, texts: readonly string[]): Promise<readonly Word[]> {
  const end = (at: number) => (at === texts.length - 1 ? '' : ' ')
  const pairs = texts.slice(1).map((text, at) => `${texts[at]} ${text}${end(at + 1)}`)
  const { counts, names } = await ask([...texts.map((text, at) => text + end(at)), ...pairs])
  const isPair = (at: number) => at >= 0 && at < pairs.length && (counts[texts.length + at] ?? 0) > 0
  const namesOf = (text: string, at: number) => names[at]?.filter((name) => isCalled(name, text)) ?? []
  const namesOfPair = (at: number) =>
    [at, at + 1].every((each) => isWanted(texts[each] ?? '')) ? namesOf(pairs[at] ?? '', texts.length + at) : []
  const words = texts.map((text, at) => ({
    text,
    isHeld: !isWanted(text) || (counts[at] ?? 0) > 0 || isPair(at) || isPair(at - 1),
    names: isWanted(text) ? namesOf(text, at) : [],
  }))
  return withWholeNames(withoutTied(words, isPair), namesOfPair)
}
