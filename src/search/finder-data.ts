import type { OnShowPolicy } from '#domain/car/on-show.ts'
import type { PriceScale } from '#domain/car/price-track.ts'
import type { MoneyPolicy } from '#domain/text/money.ts'
import type { SearchSource } from '#search/transport/source.ts'
import type { Filters } from './filter.ts'
import type { Noun } from './nouns.ts'
import type { TotalSource } from './results.ts'

/** Data of a price finder, serialised as JSON into its form's data-finder attribute. */
export interface FinderData {
  /** The list it leads to. */
  readonly path: string
  /** Filters of that list besides the stock rules. */
  readonly filter: Filters
  readonly stock: OnShowPolicy
  readonly scale: PriceScale
  readonly locale: MoneyPolicy
  readonly noun: Noun
  readonly totalSource: TotalSource
  /** The engine that counts cars. */
  readonly source: SearchSource
}
