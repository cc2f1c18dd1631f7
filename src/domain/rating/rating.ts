/** When review stars may be shown. */
export interface RatingPolicy {
  readonly widget: 'none' | 'google' | 'snap21'
  readonly org_id: string | null
  readonly hidden: boolean
  readonly min_rating: number
  readonly click: 'review_url' | 'scroll'
}
