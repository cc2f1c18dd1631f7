/** A page of the dealer's own. */
export interface AskedPage {
  readonly name: string
  readonly href: string
  /** The ordinary words that ask for it, and those that may stand beside one of them: folded. */
  readonly words: readonly string[]
  readonly beside: readonly string[]
  /** What is there, where the name does not say it. */
  readonly about?: string
}

/** A list to start from: a body style or a range of prices that cars stand in. */
export interface StockStart {
  readonly kind: 'body' | 'price'
  readonly name: string
  readonly href: string
  /** Cars for sale. */
  readonly count: number
}

/** Where a site leads besides its makes, models and cars; told to those who turn to its search, and in no page. */
export interface SiteWays {
  readonly pages: readonly AskedPage[]
  readonly starts: readonly StockStart[]
}
