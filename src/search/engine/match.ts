import { addBit, type Bits, noBits } from './bits.ts'
import { countDetachedNumbers, type DetachedNumbers, hasNumberAfterWord } from './detached-numbers.ts'
import { proximitiesOf } from './proximity.ts'
import type { QueryTerms, Term } from './query-terms.ts'
import { matchPhrase, matchWord, noMatch, type TermMatch } from './term-match.ts'
import { listAt, postingBase, postingsOfPhrase, type TextIndex } from './text-index.ts'
import { typosAllowed } from './variants.ts'

/** A match and the range of query words it covers, end exclusive. */
export interface PositionedMatch {
  readonly start: number
  readonly end: number
  readonly match: TermMatch
}

/** Result of a text query. */
export interface Match {
  readonly documents: Bits
  /** Number of words in the query. */
  readonly asked: number
  /** Number of words found, by document. */
  readonly found: Uint8Array
  /** Sum of the costs of the found words, by document; see term-match.ts. */
  readonly costs: Uint32Array
  /** For each pair of neighbouring query words, their distance by document. */
  readonly proximities: readonly Uint8Array[]
  readonly numbersApart: DetachedNumbers
  /** Words to highlight -> number of typed letters (0: the whole word). */
  readonly marks: ReadonlyMap<string, number>
}

/** Upper bound of neighbouring query words that are also searched as one joined word. */
const longestJoin = 3

/** Runs text queries on one text index. */
export class Matcher {
  readonly #index: TextIndex
  readonly #size: number
  readonly #synonyms: ReadonlyMap<string, readonly (readonly string[])[]>

  constructor(index: TextIndex, size: number, synonyms: ReadonlyMap<string, readonly (readonly string[])[]>) {
    this.#index = index
    this.#size = size
    this.#synonyms = synonyms
  }

  /** With `all` a document must hold every word; with `last` words at the end may be missing, but never the first. */
  match({ terms, excluded }: QueryTerms, strategy: 'all' | 'last'): Match {
    const matches = terms.flatMap((_, start) => this.#spansFrom(terms, start))
    const marks = new Map(matches.flatMap(({ match }) => [...match.marks]))
    const match = { ...this.#combine(matches, terms.length, strategy), asked: terms.length, marks }
    for (const words of excluded.flatMap((typed) => this.#spellings(typed))) this.#exclude(match.documents, words)
    const proximities = proximitiesOf(this.#index, this.#size, matches, terms.length)
    return { ...match, proximities, numbersApart: countDetachedNumbers(terms, proximities) }
  }

  /** Whether two words joined are a word of the index, or together a synonym: "a 4" for A4. */
  isName(word: string, next: string): boolean {
    return next !== '' && (this.#synonyms.has(`${word} ${next}`) || this.#index.wordIds.has(word + next))
  }

  #spansFrom(terms: readonly Term[], start: number): readonly PositionedMatch[] {
    const matches: PositionedMatch[] = []
    const single = this.#single(terms[start])
    if (single) matches.push({ start, end: start + 1, match: single })
    for (let end = start + 2; end <= Math.min(start + longestJoin, terms.length); end++) {
      const match = this.#joined(terms.slice(start, end))
      if (match) matches.push({ start, end, match })
    }
    return matches
  }

  #single(term: Term | undefined): TermMatch | null {
    if (!term) return null
    const word = term.words[0] ?? ''
    if (term.isPhrase) return matchPhrase(this.#index, this.#size, term.words)
    return matchWord(this.#index, this.#size, word, {
      typos: typosAllowed(word),
      isPrefix: term.isPrefix,
      handicap: 0,
      synonyms: this.#synonyms.get(word) ?? [],
      mayNotSplitInto: null,
    })
  }

  #joined(terms: readonly Term[]): TermMatch | null {
    if (terms.some((term) => term.isPhrase)) return null
    const words = terms.map((term) => term.words[0] ?? '')
    const joined = words.join('')
    const isName = terms.length === 2 && terms[0] !== undefined && hasNumberAfterWord(terms[0], terms[1])
    const handicap = isName ? 0 : words.length - 1
    return matchWord(this.#index, this.#size, joined, {
      typos: Math.max(0, typosAllowed(joined) - handicap),
      isPrefix: terms.at(-1)?.isPrefix ?? false,
      handicap,
      synonyms: this.#synonyms.get(words.join(' ')) ?? [],
      mayNotSplitInto: words,
    })
  }

  /** For each document, the lowest cost of covering the longest matched run of query words from the first on. */
  #combine(
    matches: readonly PositionedMatch[],
    asked: number,
    strategy: 'all' | 'last',
  ): Pick<Match, 'documents' | 'found' | 'costs'> {
    const documents = noBits(this.#size)
    const found = new Uint8Array(this.#size)
    const costs = new Uint32Array(this.#size)
    const upTo = new Float64Array(asked + 1)
    for (let doc = 0; doc < this.#size; doc++) {
      upTo.fill(Number.POSITIVE_INFINITY, 1)
      for (const { start, end, match } of matches) {
        const cost = match.costs[doc] ?? noMatch
        if (cost !== noMatch) upTo[end] = Math.min(upTo[end] ?? 0, (upTo[start] ?? 0) + cost)
      }
      let covered = asked
      while (covered > 0 && upTo[covered] === Number.POSITIVE_INFINITY) covered--
      if (asked > 0 && (strategy === 'all' ? covered < asked : covered === 0)) continue
      found[doc] = covered
      costs[doc] = upTo[covered] ?? 0
      addBit(documents, doc)
    }
    return { documents, found, costs }
  }

  /** All spellings of an excluded name: cx5, CX-5, LandCruiser. */
  #spellings(words: readonly string[]): readonly (readonly string[])[] {
    return [words, [words.join('')], ...(this.#synonyms.get(words.join(' ')) ?? [])]
  }

  #exclude(documents: Bits, words: readonly string[]): void {
    for (const place of postingsOfPhrase(this.#index, words)) {
      for (const doc of listAt(this.#index.documents, Math.floor(place / postingBase))) {
        const at = doc >> 5
        documents[at] = (documents[at] ?? 0) & ~(1 << (doc & 31))
      }
    }
  }
}
