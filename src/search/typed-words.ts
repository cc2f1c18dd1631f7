import { foldedWords } from '#domain/text/fold.ts'
import { foundBy } from './transport/partial-matches.ts'
import type { Asking, SearchQuery, SearchTransport } from './transport/transport.ts'

/** More words are not looked at one by one. */
const mostWords = 10

/** Words, which slashes and commas part too, and phrases in quotes; what stands behind a minus is no word to find. */
export function wordsIn(q: string): readonly string[] {
  return (q.match(/-?"[^"]*"?|[^\s/,]+/g) ?? []).slice(0, mostWords)
}

const isWanted = (word: string) => !word.startsWith('-') && /[\p{L}\p{N}]/u.test(word)

/** Means nothing without what stands before it: the 3 of "atto 3", the series of "79 series"; or what stands behind it: "one owner". */
const isTied = (word: string) => /^(?:\d{1,3}|\p{L}|one|single|series|class)$/iu.test(word)

/** What the cars of a list say of words one by one. */
interface Asked {
  readonly counts: readonly number[]
  /** The makes and models of these cars. */
  readonly names: readonly (readonly string[])[]
}

type Ask = (queries: readonly string[]) => Promise<Asked>

export function askerFor(
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

/** A word of a query, and what cars make of it. */
export interface Word {
  readonly text: string
  /** Some car holds it, alone or together with a neighbour: "hi lux". */
  readonly isHeld: boolean
  /** What of the stock is called so: every model of a make, or one model. */
  readonly names: readonly string[]
}

/** Numbers go with the word that they were typed behind, or for. */
function withoutTied(words: readonly Word[], isPair: (at: number) => boolean): readonly Word[] {
  return words.map((word, at) => {
    const [before, behind] = [words[at - 1], words[at + 1]]
    const isLost = before?.isHeld === false || (!isPair(at - 1) && behind?.isHeld === false)
    return isTied(word.text) && isLost ? { ...word, isHeld: false } : word
  })
}

/** Whether words of a name are what was typed, side by side and whole: "cx5" is CX-5. */
function isCalled(name: string, typed: string): boolean {
  const [words, wanted] = [foldedWords(name), foldedWords(typed).join('')]
  return wanted !== '' && words.some((_, from) => words.some((_, to) => words.slice(from, to + 1).join('') === wanted))
}

/** Two words that are one name as one: the 3 of "polo or atto 3" names nothing by itself. */
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

/** The last word may still be typed. */
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
