import type { ListAttribute, nearestFirst, RangeAttribute, sortAttributes } from './facets.ts'

/** Inclusive bounds; null is open. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
}

/** How a list is ordered; `created_at_timestamp:desc` is "newest first". */
export type Sort = typeof nearestFirst | `${(typeof sortAttributes)[number]}:${'asc' | 'desc'}`

/** Everything a shopper chose on a list, apart from the list itself. */
export interface SearchState {
  readonly query: string
  /** From 0. */
  readonly page: number
  /** null: the dealer's default order. */
  readonly sort: Sort | null
  /** Wanted values, and excluded ones with the prefix of excluded-values.ts; never an empty list. */
  readonly lists: Readonly<Partial<Record<ListAttribute, readonly string[]>>>
  /** Never open on both sides. */
  readonly ranges: Readonly<Partial<Record<RangeAttribute, Range>>>
}

/** Nothing chosen. */
export const emptyState: SearchState = { query: '', page: 0, sort: null, lists: {}, ranges: {} }
