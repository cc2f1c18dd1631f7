import type { Filters } from './filter.ts'
import type { Noun } from './nouns.ts'
import { countQuery } from './queries.ts'
import type { TotalSource } from './results.ts'
import type { SearchState } from './state.ts'
import type { SearchQuery } from './transport/transport.ts'

/** What a search box knows of the list it leads to, so that it can say how many are there before anybody goes. */
export interface BoxList {
  /** What every car of that list must be besides the stock rules. */
  readonly filter: Filters
  readonly totalSource: TotalSource
  /** What that list calls its vehicles. */
  readonly noun: Noun
  /** What the dealer sells, as a heading: "Vehicles". */
  readonly heading: string
}

/** Asks how many of that list a search finds. */
export function boxListQuery(asked: SearchState, { filter }: BoxList, stock: Filters, index: string): SearchQuery {
  return countQuery(asked, { index, base: [...stock, ...filter], priceAscPositive: false }, ['status'])
}
