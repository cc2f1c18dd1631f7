import { listAt, postingBase, postingsOfPhrase, type TextIndex } from './text-index.ts'
import { splitOf, type VariantRules, variantsOf } from './variants.ts'

/** The cost of no match. */
export const noMatch = 0xffffffff

/** Distance of a match from the typed word: exact matches before prefixes, both before typos. */
type Distance = number

const distanceOf = (typos: number, isLesser: boolean): Distance => typos * 2 + (isLesser ? 1 : 0)

/** How well a document matches a term, smaller is better: distance, then attribute, position and exactness. */
function costOf(distance: Distance, attribute: number, position: number, isInexact: boolean): number {
  return (distance << 20) | (attribute << 12) | (Math.min(position, 15) << 4) | (isInexact ? 1 : 0)
}

/** One more than the largest rank key. */
export const rankKeySize = 1 << 20

export const typosIn = (cost: number): number => cost >>> 21
export const distanceIn = (cost: number): Distance => cost >>> 20
/** Attribute, position and exactness as one number; smaller is better. */
export const rankKeyOf = (cost: number): number => cost & (rankKeySize - 1)

/** Matches of one word (or of two or three joined, or of a phrase). */
export interface TermMatch {
  /** The lowest cost, by document. */
  readonly costs: Uint32Array
  /** Entry -> positions, from which proximity is computed. */
  readonly positions: ReadonlyMap<number, readonly number[]>
  /** Words to highlight -> number of typed letters (0: the whole word). */
  readonly marks: ReadonlyMap<string, number>
}

/** Matching rules of a query term. */
export interface TermRules extends VariantRules {
  readonly synonyms: readonly (readonly string[])[]
  /** The typed words of a joined term, which need no second search; null for a single word. */
  readonly mayNotSplitInto: readonly string[] | null
}

/** Collects the matches of one term. */
class TermMatchBuilder {
  readonly marks = new Map<string, number>()
  readonly positions = new Map<number, number[]>()
  readonly #costs = new Map<number, number>()
  readonly #index: TextIndex

  constructor(index: TextIndex) {
    this.#index = index
  }

  /** In whole-word attributes only the exact word matches, at a lower rank than elsewhere. */
  addPlaces(postings: Iterable<number>, typos: number, isInexact: boolean, isBeginning: boolean): void {
    for (const place of postings) {
      const entry = Math.floor(place / postingBase)
      const position = place % postingBase
      const rank = this.#index.attributeRanks[entry] ?? 0
      const isWhole = this.#index.wholeWordRanks.has(rank)
      if (isWhole && (typos > 0 || isBeginning)) continue
      const cost = costOf(distanceOf(typos, isBeginning || isWhole), rank, position, isInexact)
      this.#costs.set(entry, Math.min(cost, this.#costs.get(entry) ?? noMatch))
      const known = this.positions.get(entry)
      if (known) known.push(position)
      else this.positions.set(entry, [position])
    }
  }

  addWord(id: number, typed: string, typos: number, handicap: number, isPrefix: boolean): void {
    const word = this.#index.words[id] ?? ''
    this.marks.set(word, isPrefix && typos === 0 ? typed.length : 0)
    const isBeginning = isPrefix && typos === 0 && word !== typed
    this.addPlaces(listAt(this.#index.postings, id), typos + handicap, word !== typed, isBeginning)
  }

  addPhrase(words: readonly string[], typos: number, isInexact: boolean): void {
    const postings = postingsOfPhrase(this.#index, words)
    if (postings.length === 0) return
    this.addPlaces(postings, typos, isInexact, false)
    for (const word of words) this.marks.set(word, 0)
  }

  finish(size: number): TermMatch | null {
    if (this.#costs.size === 0) return null
    const costs = new Uint32Array(size).fill(noMatch)
    for (const [entry, cost] of this.#costs) {
      for (const doc of listAt(this.#index.documents, entry)) if (cost < (costs[doc] ?? 0)) costs[doc] = cost
    }
    return { costs, positions: this.positions, marks: this.marks }
  }
}

/** All matches of one query word, or null when there are none. */
export function matchWord(index: TextIndex, size: number, typed: string, rules: TermRules): TermMatch | null {
  const builder = new TermMatchBuilder(index)
  for (const [id, typos] of variantsOf(index, typed, rules)) {
    // "Mustang gt" joined is a typo of Mustang, which does not match the "gt".
    if (rules.mayNotSplitInto?.includes(index.words[id] ?? '')) continue
    builder.addWord(id, typed, typos, rules.handicap, rules.isPrefix)
  }
  const pair = splitOf(index, typed)
  const isNew =
    pair && !(rules.mayNotSplitInto?.length === 2 && pair.every((word, at) => word === rules.mayNotSplitInto?.[at]))
  if (isNew) builder.addPhrase(pair, 1 + rules.handicap, true)
  for (const synonym of rules.synonyms) builder.addPhrase(synonym, 0, true)
  return builder.finish(size)
}

/** Matches of a quoted phrase, or null when there are none. */
export function matchPhrase(index: TextIndex, size: number, words: readonly string[]): TermMatch | null {
  const builder = new TermMatchBuilder(index)
  builder.addPhrase(words, 0, false)
  return builder.finish(size)
}
