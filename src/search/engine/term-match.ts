import { listAt, postingBase, postingsOfPhrase, type TextIndex } from './text-index.ts'
import { splitOf, type VariantRules, variantsOf } from './variants.ts'

/** No match, as a cost. */
export const noMatch = 0xffffffff

/** How far a match is from what was typed: exact ones before beginnings, and these before typos. */
type Distance = number

const distanceOf = (typos: number, isLesser: boolean): Distance => typos * 2 + (isLesser ? 1 : 0)

/** How well one document answers one term of the query, best first: distance, then attribute, then position, then exactness. */
function costOf(distance: Distance, attribute: number, position: number, isInexact: boolean): number {
  return (distance << 20) | (attribute << 12) | (Math.min(position, 15) << 4) | (isInexact ? 1 : 0)
}

/** One more than the largest rank key. */
export const rankKeySize = 1 << 20

export const typosIn = (cost: number): number => cost >>> 21
export const distanceIn = (cost: number): Distance => cost >>> 20
/** Attribute, position and exactness as one number, the better the smaller. */
export const rankKeyOf = (cost: number): number => cost & (rankKeySize - 1)

/** What one word (or two or three joined, or a phrase) of the query finds. */
export interface TermMatch {
  /** The best cost for each document. */
  readonly costs: Uint32Array
  /** Positions by entry: how near two words stand is read from these. */
  readonly positions: ReadonlyMap<number, readonly number[]>
  /** Words to highlight -> letters of it that were typed (0: all of it). */
  readonly marks: ReadonlyMap<string, number>
}

/** How a term of the query may match. */
export interface TermRules extends VariantRules {
  readonly synonyms: readonly (readonly string[])[]
  /** Splitting "landcruiser" back into the two words that were typed finds nothing new. */
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

  /** In attributes of whole words nothing but the typed word counts, and less than anywhere else. */
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

/** Everything one word of the query finds, or null when nothing. */
export function matchWord(index: TextIndex, size: number, typed: string, rules: TermRules): TermMatch | null {
  const builder = new TermMatchBuilder(index)
  for (const [id, typos] of variantsOf(index, typed, rules)) {
    // "Mustang gt" joined is a slip of Mustang, which says nothing of the gt.
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

/** What a phrase in quotes finds, or null when nothing. */
export function matchPhrase(index: TextIndex, size: number, words: readonly string[]): TermMatch | null {
  const builder = new TermMatchBuilder(index)
  builder.addPhrase(words, 0, false)
  return builder.finish(size)
}
