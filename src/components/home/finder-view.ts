import type { FinderFacts } from '#search/finder-facts.ts'

/** What the price finder of the home page shows and knows. */
export interface FinderView {
  readonly facts: FinderFacts
  /** "1,124 cars": all it can find. */
  readonly total: string
  /** Car types to choose among; none when there is one only. */
  readonly types: readonly string[]
  /** Cars at each price. */
  readonly prices: readonly (readonly [price: number, cars: number])[]
}
