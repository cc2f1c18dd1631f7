/** One review as a review service samples it. */
export interface Review {
  readonly id: string
  readonly image_url: string | null
  readonly thumb_url: string | null
  readonly customer_name: string
  readonly text: string
  /** Whole stars. */
  readonly rating: 1 | 2 | 3 | 4 | 5
  /** "3 months ago", as the service counted. */
  readonly created_at_time_ago_in_words: string | null
  /** YYYY-MM-DD */
  readonly review_date: string | null
  /** "5 March 2025", as the service writes it. */
  readonly review_date_in_words: string | null
}

/** All reviews of a dealer or place in two numbers. */
export interface ReviewsSummary {
  readonly count: number
  /** 0 to 5 */
  readonly average_rating: number
}

/** What buyers say: all of it in two numbers, and a few in their words. */
export interface Reviews {
  readonly summary: ReviewsSummary | null
  readonly samples: readonly Review[]
}
