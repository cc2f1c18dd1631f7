/** A dealership from the source, with its rating. */
export interface Dealership {
  readonly id: string
  readonly slug: string
  /** 0 to 5; null without ratings. */
  readonly average_rating: number | null
  readonly review_count: number | null
}
