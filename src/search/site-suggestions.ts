/** A page of the dealer that a search can suggest. */
export interface SuggestedPage {
  readonly name: string
  readonly href: string
  /** Words that match the page, and words allowed beside one of them; folded. */
  readonly words: readonly string[]
  readonly beside: readonly string[]
  /** Description, when the name does not say it. */
  readonly about?: string
}

/** A suggested list: a body style or price range with cars. */
export interface SuggestedList {
  readonly kind: 'body' | 'price'
  readonly name: string
  readonly href: string
  /** Number of cars for sale. */
  readonly count: number
}

/** Suggestions besides makes, models and cars; fetched when the search is used, not embedded in pages. */
export interface SiteSuggestions {
  readonly pages: readonly SuggestedPage[]
  readonly starts: readonly SuggestedList[]
}
