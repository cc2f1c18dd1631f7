import type { Filters } from './filter.ts'
import type { Noun } from './nouns.ts'
import { countQuery } from './queries.ts'
import type { TotalSource } from './results.ts'
import type { SearchState } from './state.ts'
import type { SearchQuery } from './transport/transport.ts'

/** The list a search box leads to, with what is needed to show its result count in advance. */
export interface BoxList {
  /** Filters of the list besides the stock rules. */
  readonly filter: Filters
  readonly totalSource: TotalSource
  /** The list's noun for its vehicles. */
  readonly noun: Noun
  /** What the dealer sells, as a heading: "Vehicles". */
  readonly heading: string
}

/** Query that counts the cars of the list matching a search. */
export function boxListQuery(asked: SearchState, { filter }: BoxList, stock: Filters, index: string): SearchQuery {
  return countQuery(asked, { index, base: [...stock, ...filter], priceAscPositive: false }, ['status'])
}
