import type { Location } from '#domain/location/location.ts'
import { showsRating } from '#domain/rating/rating.ts'
import type { Site } from '#tenants/site.ts'

/** What of a site decides its stars. */
export interface ReviewedSite {
  readonly reviews: Pick<Site['reviews'], 'hidden' | 'min_rating' | 'click' | 'urls'>
}

type Rated = Pick<Location, 'average_rating' | 'review_count' | 'review_url'>

/** What the banner's stars say and where a click on them leads. */
export interface ReviewSummary {
  readonly rating: number
  readonly count: number | null
  /** A review page in a new tab, or the reviews on this site's home page. */
  readonly href: string
  readonly isOutside: boolean
}

/** The stars of the first place that has a rating; null when the dealer hides them or the rating is too low. */
export function reviewSummary(site: ReviewedSite, locations: readonly Rated[]): ReviewSummary | null {
  const rated = locations.find(({ average_rating }) => average_rating !== null)
  const rating = rated?.average_rating ?? null
  if (rated === undefined || rating === null || !showsRating(rating, site.reviews)) return null
  const url = site.reviews.urls[0] ?? locations[0]?.review_url ?? null
  const isOutside = site.reviews.click === 'review_url' && url !== null
  return { rating, count: rated.review_count, href: isOutside ? url : '/#reviews', isOutside }
}
