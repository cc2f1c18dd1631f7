/** One review from a review service. */
export interface Review {
  readonly id: string
  readonly image_url: string | null
  readonly thumb_url: string | null
  readonly customer_name: string
  readonly text: string
  /** Whole stars. */
  readonly rating: 1 | 2 | 3 | 4 | 5
  /** "3 months ago", from the service. */
  readonly created_at_time_ago_in_words: string | null
  /** YYYY-MM-DD */
  readonly review_date: string | null
  /** "5 March 2025", from the service. */
  readonly review_date_in_words: string | null
}

/** Number and average of all reviews of a dealer or place. */
export interface ReviewsSummary {
  readonly count: number
  /** 0 to 5 */
  readonly average_rating: number
}

/** Reviews of a dealer: the summary and a few samples. */
export interface Reviews {
  readonly summary: ReviewsSummary | null
  readonly samples: readonly Review[]
}
