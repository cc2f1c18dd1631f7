import { typosBetween } from '#domain/text/typos.ts'
import { firstWordFrom, listAt, postingBase, postingsOfPhrase, type TextIndex } from './text-index.ts'

/** Word id -> number of typos between it and the typed word. */
export type Variants = ReadonlyMap<number, number>

const mostPrefixes = 1000
const mostTypoWords = 200

/** Typos allowed by word length: none under 5 letters, one up to 8, two from 9. None in words with digits. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}

/** Minimum length of a prefix of a stock number; shorter ones are models (R1, X1, C200). */
const fewestOfNumber = 5

/**
 * Adds words that begin with the typed one. Meilisearch, which has no such minimum, finds every car numbered R10000 and
 * up for "R1".
 */
function addPrefixed(index: TextIndex, typed: string, variants: Map<number, number>): void {
  const first = firstWordFrom(index.words, typed)
  const isNumber = (id: number) => index.isExactOnly[id] === 1 && /\d/.test(index.words[id] ?? '')
  for (let id = first; id < first + mostPrefixes && index.words[id]?.startsWith(typed); id++)
    if (typed.length >= fewestOfNumber || !isNumber(id)) variants.set(id, 0)
}

/** A wrong first letter counts as two typos, so with one typo allowed the first letters must match. */
function addMistyped(
  index: TextIndex,
  typed: string,
  most: number,
  isPrefix: boolean,
  variants: Map<number, number>,
): void {
  const letter = typed[0] ?? ''
  const from = most === 1 ? firstWordFrom(index.words, letter) : 0
  const to = most === 1 ? firstWordFrom(index.words, `${letter}\uffff`) : index.words.length
  let found = 0
  for (let id = from; id < to && found < mostTypoWords; id++) {
    const word = index.words[id] ?? ''
    if (variants.has(id) || index.isExactOnly[id] === 1 || /\d/.test(word)) continue
    const extra = word[0] === letter ? 0 : 1
    const typos = typosBetween(typed, word, most - extra, isPrefix) + extra
    if (typos === 0 || typos > most) continue
    variants.set(id, typos)
    found++
  }
}

/**
 * Four letters that match no word may be a five-letter word with one left out (tigo for tiggo). Meilisearch finds
 * nothing here: it goes by the number of typed letters.
 */
function addLeftOut(index: TextIndex, typed: string, variants: Map<number, number>): void {
  const letter = typed[0] ?? ''
  for (let id = firstWordFrom(index.words, letter); index.words[id]?.startsWith(letter); id++) {
    const word = index.words[id] ?? ''
    if (word.length !== 5 || index.isExactOnly[id] === 1 || typosBetween(typed, word, 1, false) !== 1) continue
    variants.set(id, 1)
  }
}

/** Number of documents that hold these postings, counted per posting. */
const heldAt = (index: TextIndex, places: Iterable<number>): number => {
  let held = 0
  for (const place of places) held += listAt(index.documents, Math.floor(place / postingBase)).length
  return held
}

/**
 * When the typed word itself is in the index, typo variants that more cars hold are dropped: Patrol must not find
 * petrol.
 */
function dropCommoner(index: TextIndex, same: number, variants: Map<number, number>): void {
  const held = (id: number) => heldAt(index, listAt(index.postings, id))
  for (const [id, typos] of variants) if (typos > 0 && held(id) > held(same)) variants.delete(id)
}

/** Minimum length of a word that may have two typos when one finds nothing: corrola. */
const fewestLetters = 7

/** How an indexed word may differ from the typed one. */
export interface VariantRules {
  readonly typos: number
  readonly isPrefix: boolean
  /** Typos charged in advance: for joined words, one less than their number. */
  readonly handicap: number
}

/** The indexed words a typed word may mean. */
export function variantsOf(
  index: TextIndex,
  typed: string,
  { typos: most, isPrefix, handicap }: VariantRules,
): Variants {
  const variants = new Map<number, number>()
  const same = index.wordIds.get(typed)
  if (same !== undefined) variants.set(same, 0)
  if (isPrefix) addPrefixed(index, typed, variants)
  if (most > 0) addMistyped(index, typed, most, isPrefix, variants)
  if (same !== undefined && index.isExactOnly[same] !== 1) dropCommoner(index, same, variants)
  if (variants.size === 0 && /^\p{L}{4}$/u.test(typed)) addLeftOut(index, typed, variants)
  const isLong = handicap === 0 && most === 1 && typed.length >= fewestLetters
  if (variants.size === 0 && isLong) addMistyped(index, typed, 2, false, variants)
  return variants
}

/** Splits one typed word into the two words that are adjacent in most documents ("cx5" -> cx 5); null when none are. */
export function splitOf(index: TextIndex, typed: string): readonly [string, string] | null {
  let most = 0
  let best: readonly [string, string] | null = null
  for (let at = 1; at < typed.length; at++) {
    const pair = [typed.slice(0, at), typed.slice(at)] as const
    if (!index.wordIds.has(pair[0]) || !index.wordIds.has(pair[1])) continue
    const documents = heldAt(index, postingsOfPhrase(index, pair))
    if (documents > most) [most, best] = [documents, pair]
  }
  return best
}
