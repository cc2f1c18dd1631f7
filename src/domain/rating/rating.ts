/** When review stars may be shown. */
export interface RatingPolicy {
  readonly widget: 'none' | 'google' | 'snap21'
  readonly org_id: string | null
  readonly hidden: boolean
  readonly min_rating: number
  readonly click: 'review_url' | 'scroll'
}

/** A rating drawn as five stars, each filled from 0 to 1. */
export type Stars = readonly [number, number, number, number, number]

const highest = 5
const mostFullStars = 4

/** A rating as a number from 0 to 5; sources write "5.0" as well as 5. Null when there is none. */
export function ratingOf(average: string | number | null): number | null {
  const text = String(average ?? '').trim()
  const rating = Number(text)
  return text === '' || !Number.isFinite(rating) || rating < 0 ? null : Math.min(rating, highest)
}

/** A rating to one decimal: "4.7". */
export function formatRating(rating: number): string {
  return (Math.round(rating * 10) / 10).toFixed(1)
}

/** Up to four full stars, one partly filled, the rest empty; 5.0 fills the last one whole. */
export function starsFor(rating: number): Stars {
  const full = Math.min(mostFullStars, Math.floor(rating))
  const part = Math.round((rating - full) * 100) / 100
  const fill = (star: number) => (star < full ? 1 : star === full ? part : 0)
  return [fill(0), fill(1), fill(2), fill(3), fill(4)]
}

/** Whether the stars may be shown: reviews are not hidden and the average is above the dealer's minimum. */
export function showsRating(average: number | null, policy: Pick<RatingPolicy, 'hidden' | 'min_rating'>): boolean {
  return !policy.hidden && average !== null && average > policy.min_rating
}

/** The stars in words, for people who do not see them: "Rated 4.7 out of 5". */
export function ratingLabel(rating: number): string {
  return `Rated ${formatRating(rating)} out of ${highest}`
}
