import { formatCount } from '../text/count.ts'

/** A dealer's settings for review stars. */
export interface RatingPolicy {
  readonly widget: 'none' | 'google' | 'snap21'
  readonly org_id: string | null
  readonly hidden: boolean
  readonly min_rating: number
  readonly click: 'review_url' | 'scroll'
  /** Displayed name of the reviews' source. */
  readonly source: string | null
}

/** Fill of each of five stars, 0 to 1. */
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

/** Up to four full stars, one partly filled, the rest empty; 5.0 fills the last one too. */
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

/** A rating that may be shown. */
export interface ShownRating {
  /** Above 0, up to 5. */
  readonly rating: number
  /** Number of reviews; null when unknown. */
  readonly count: number | null
}

/** The fields of a location that a rating is read from. */
export interface RatedPlace {
  readonly average_rating: number | null
  readonly review_count: number | null
}

/** The rating of one place for shoppers and search engines; null when it must not be shown. */
export function shownRating(
  { average_rating: rating, review_count }: RatedPlace,
  policy: Pick<RatingPolicy, 'widget' | 'hidden' | 'min_rating'>,
): ShownRating | null {
  if (policy.widget === 'none') return null
  return rating !== null && showsRating(rating, policy) ? { rating, count: review_count || null } : null
}

/** Drops duplicates: departments of one dealership each carry its rating, recognised by the same average and count. */
function eachOnce<P extends RatedPlace & { readonly dealership_id: string | null }>(
  places: readonly P[],
): readonly P[] {
  const keyOf = ({ dealership_id, average_rating, review_count }: P, at: number) =>
    dealership_id === null ? at : [dealership_id, average_rating, review_count].join(' ')
  return [...new Map(places.map((place, at) => [keyOf(place, at), place])).values()]
}

/**
 * Combined rating of a dealer's places: the sum of their reviews and the average weighted by them; unweighted when no
 * place has a count. `average_rating` is null without a rated place.
 */
export function combinedRating(
  places: readonly (RatedPlace & { readonly dealership_id: string | null })[],
): RatedPlace {
  const rated = eachOnce(places.filter(({ average_rating }) => average_rating !== null))
  const count = rated.reduce((sum, { review_count }) => sum + (review_count ?? 0), 0)
  const weigh = ({ review_count }: RatedPlace) => (count > 0 ? (review_count ?? 0) / count : 1 / rated.length)
  const average = rated.reduce((sum, place) => sum + (place.average_rating ?? 0) * weigh(place), 0)
  return rated.length === 0
    ? { average_rating: null, review_count: null }
    : { average_rating: Math.round(average * 100) / 100, review_count: count || null }
}

/** "1,120 reviews". */
export function reviewsText(count: number, locale: { readonly locale: string }): string {
  return `${formatCount(count, locale)} review${count === 1 ? '' : 's'}`
}

/** Text alternative of the stars for screen readers: "Rated 4.7 out of 5". */
export function ratingLabel(rating: number): string {
  return `Rated ${formatRating(rating)} out of ${highest}`
}
