import type { ListAttribute, RangeAttribute } from '#search/facets.ts'
import type { Range, Sort } from '#search/state.ts'

/** The meaning of words on one site: an attribute and values of its stock. */
export interface Meaning {
  readonly attribute: ListAttribute
  /** Display name, as on a chip: "Petrol". */
  readonly name: string
  /** Values of the stock; empty when no car has one. */
  readonly values: readonly string[]
  /** Typed phrases: folded, without spaces. */
  readonly words: readonly string[]
}

/** The vocabulary of one site, compiled from the trade's words and its stock. */
export interface Lexicon {
  readonly unit: 'km' | 'mi'
  readonly meanings: readonly Meaning[]
  /** Names of the stock that only look like words with a meaning, without spaces: wagonr, peugeot2008. */
  readonly names: readonly string[]
  /** The makes of the stock, in its spelling. */
  readonly makes: readonly string[]
  /** Values in the stock; of payments only the minimum and maximum. */
  readonly seats: readonly number[]
  readonly doors: readonly number[]
  readonly weekly: readonly number[]
  readonly monthly: readonly number[]
}

/** Effect of a part of a query: selects values, denies values, sets a range or a sort, or nothing. */
export type Effect =
  | { readonly kind: 'list'; readonly attribute: ListAttribute; readonly values: readonly string[] }
  | {
      readonly kind: 'without'
      readonly attribute: ListAttribute
      readonly values: readonly string[]
      /** The stock's other values when there is at most one; else null. */
      readonly others: readonly string[] | null
    }
  | { readonly kind: 'range'; readonly attribute: RangeAttribute; readonly range: Range }
  | { readonly kind: 'sort'; readonly sort: Sort }
  /** A negation or measurement that no filter supports; reported to the shopper. */
  | { readonly kind: 'unused' }
  | { readonly kind: 'none' }

/** Consecutive tokens of a query with one effect. */
export interface Part {
  /** Token range, end exclusive. */
  readonly from: number
  readonly to: number
  readonly effect: Effect
}

/** Understood words of a query without a filter, as typed. */
export interface UnfilteredWords {
  /** No car of this site matches them. */
  readonly unmatchedWords: readonly string[]
  /** Cars may match them, but no filter supports them. */
  readonly unusedWords: readonly string[]
}

/** A parsed query. */
export interface Reading extends UnfilteredWords {
  readonly lists: Readonly<Partial<Record<ListAttribute, readonly string[]>>>
  readonly ranges: Readonly<Partial<Record<RangeAttribute, Range>>>
  readonly sort: Sort | null
  /** The rest, to be searched as text. */
  readonly rest: string
}
