/** A business of a group as the source knows it, with what buyers think of it. */
export interface Dealership {
  readonly id: string
  readonly slug: string
  /** 0 to 5; null when nobody rated it. */
  readonly average_rating: number | null
  readonly review_count: number | null
}
