import type { ListAttribute, RangeAttribute } from '#search/facets.ts'
import type { Range, Sort } from '#search/state.ts'

/** What words mean on one site: what they narrow by, and which values of its stock those are. */
export interface Meaning {
  readonly attribute: ListAttribute
  /** "Petrol", as a chip says it. */
  readonly name: string
  /** The stock's own values; none where no car is such a one. */
  readonly values: readonly string[]
  /** What is typed for it: folded, without gaps. */
  readonly words: readonly string[]
}

/** The words of one site, made from the words of its trade and what its cars hold. */
export interface Lexicon {
  readonly unit: 'km' | 'mi'
  readonly meanings: readonly Meaning[]
  /** Names of the stock that look like words with a meaning and are none, without gaps: wagonr, peugeot2008. */
  readonly names: readonly string[]
  /** The makes of the stock, as it writes them. */
  readonly makes: readonly string[]
  /** Seats, doors, weekly and monthly payments that cars of this site have; of the payments, the lowest and the highest. */
  readonly seats: readonly number[]
  readonly doors: readonly number[]
  readonly weekly: readonly number[]
  readonly monthly: readonly number[]
}

/** What a part of a query does: ticks values, denies some and leaves others, sets an end of a range or an order, or nothing at all. */
export type Effect =
  | { readonly kind: 'list'; readonly attribute: ListAttribute; readonly values: readonly string[] }
  | {
      readonly kind: 'without'
      readonly attribute: ListAttribute
      readonly values: readonly string[]
      /** All others of the site's stock, where that is one thing or none; else null. */
      readonly others: readonly string[] | null
    }
  | { readonly kind: 'range'; readonly attribute: RangeAttribute; readonly range: Range }
  | { readonly kind: 'sort'; readonly sort: Sort }
  /** A denial or a measure that was understood and that no filter can hold: it is said to be left out. */
  | { readonly kind: 'unused' }
  | { readonly kind: 'none' }

/** Words of a query that were understood together. */
export interface Part {
  /** Tokens: half open. */
  readonly from: number
  readonly to: number
  readonly effect: Effect
}

/** Words of a query that were understood and left out, as they were typed. */
export interface LeftWords {
  /** No car of this site answers to them. */
  readonly unmatchedWords: readonly string[]
  /** Cars may well answer to them, but no filter can hold what they ask for or deny. */
  readonly unusedWords: readonly string[]
}

/** A query, read. */
export interface Reading extends LeftWords {
  readonly lists: Readonly<Partial<Record<ListAttribute, readonly string[]>>>
  readonly ranges: Readonly<Partial<Record<RangeAttribute, Range>>>
  readonly sort: Sort | null
  /** What is left to look for as words. */
  readonly rest: string
}
