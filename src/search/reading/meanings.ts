import { fold } from '#domain/text/fold.ts'
import { typosBetween } from '#domain/text/typos.ts'
import { joinsAt } from './phrases.ts'
import type { Lexicon, Meaning, Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** Lookup tables of a lexicon. */
export interface WordTable {
  readonly meanings: ReadonlyMap<string, Meaning>
  /** Words matched with typos. */
  readonly spelled: readonly string[]
  readonly names: ReadonlySet<string>
  /** Folded name without spaces -> make. */
  readonly makes: ReadonlyMap<string, string>
}

/** Minimum length of `spelled` words; shorter ones are too similar to others. */
const shortestMistyped = 7

/** Builds the lookup tables of a lexicon. */
export function wordTable({ meanings, names, makes }: Lexicon): WordTable {
  const table = new Map(
    meanings.toReversed().flatMap((meaning) => meaning.words.map((word) => [word, meaning] as const)),
  )
  const spelled = [...table.keys()].filter((word) => /^\p{L}+$/u.test(word) && word.length >= shortestMistyped)
  return {
    meanings: table,
    spelled,
    names: new Set(names),
    makes: new Map(makes.map((make) => [fold(make).replace(/[^\p{L}\d]/gu, ''), make])),
  }
}

/** A word and its possible singulars: utes, hatches. */
export const singulars = (word: string) => [
  word,
  word.replace(/['’]s$/, ''),
  ...(/..s$/.test(word) ? [word.slice(0, -1)] : []),
  ...(/..es$/.test(word) ? [word.slice(0, -2)] : []),
]

/** The make with this name or its plural, without spaces. */
export function makeOf(words: readonly string[], { makes }: WordTable): string | undefined {
  return singulars(words.join('')).flatMap((word) => makes.get(word) ?? [])[0]
}

function partOf(from: number, to: number, { attribute, values }: Meaning): Part {
  return { from, to, effect: { kind: 'list', attribute, values } }
}

/** The longest phrase at `at` with a meaning. */
export function longestMeaningAt(tokens: readonly Token[], at: number, { meanings }: WordTable): Part | null {
  for (const [text, next] of joinsAt(tokens, at)) {
    const meaning = singulars(text).flatMap((word) => meanings.get(word) ?? [])[0]
    if (meaning) return partOf(at, next, meaning)
  }
  return null
}

/** The nearest word within one typo, or two from nine letters on; the first letter must match. */
function nearestTo(text: string, words: readonly string[]): string | undefined {
  const most = text.length >= 9 ? 2 : 1
  const near = (word: string) => (word[0] === text[0] ? typosBetween(text, word, most, false) : most + 1)
  return words.filter((word) => near(word) <= most).sort((a, b) => near(a) - near(b))[0]
}

const isSpelled = (text: string, shortest: number) => text.length >= shortest && /^\p{L}+$/u.test(text)

/** The meaning of a mistyped word. */
export function mistypedMeaningAt(tokens: readonly Token[], at: number, { meanings, spelled }: WordTable): Part | null {
  const token = tokens[at]
  if (token?.kind !== 'word' || !isSpelled(token.text, shortestMistyped - 1)) return null
  const meaning = meanings.get(nearestTo(token.text, spelled) ?? '')
  return meaning ? partOf(at, at + 1, meaning) : null
}

/** Minimum length for typos in makes, the same as the static engine's. */
const shortestMake = 5

/** The make that a mistyped name means. */
export function mistypedMake(text: string, { makes }: WordTable): string | undefined {
  const meant = singulars(text).filter((word) => isSpelled(word, shortestMake) && !makes.has(word))
  return meant.flatMap((word) => makes.get(nearestTo(word, [...makes.keys()]) ?? '') ?? [])[0]
}

/** Index after a name of the stock that only looks like words with a meaning, or null. */
export function indexAfterName(tokens: readonly Token[], at: number, { names }: WordTable): number | null {
  return joinsAt(tokens, at).find(([text]) => names.has(text))?.[1] ?? null
}
