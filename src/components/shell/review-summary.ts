import type { Location } from '#domain/location/location.ts'
import { showsRating } from '#domain/rating/rating.ts'
import type { Site } from '#tenants/site.ts'

/** What of a site decides its stars. */
export interface ReviewedSite {
  readonly reviews: Site['reviews']
  readonly api: Pick<Site['api'], 'base' | 'mock' | 'paths'>
}

type Rated = Pick<Location, 'average_rating' | 'review_count' | 'review_url'>

/** What the banner's stars say and where a click on them leads. */
export interface ReviewSummary {
  readonly rating: number
  readonly count: number | null
  /** A review page in a new tab, or the reviews on this site's home page. */
  readonly href: string
  readonly isOutside: boolean
  /** What the browser asks the review service with, as JSON; null where the stars are as the stock says. */
  readonly asks: string | null
  /** Nothing is known yet: the stars are empty and wait, unseen, for the service's answer. */
  readonly isUnknown: boolean
}

/** Only where the review service is switched on is it asked. */
function askingOf({ reviews, api }: ReviewedSite): string | null {
  const { widget, org_id: orgId, hidden, min_rating } = reviews
  if (widget !== 'snap21' || orgId === null || hidden) return null
  const { base, mock, paths } = api
  return JSON.stringify({ api: { base, mock, paths }, orgId, hidden, min_rating })
}

/** The stars of the first place that has a rating; null when the dealer hides them or the rating is too low. */
export function reviewSummary(site: ReviewedSite, locations: readonly Rated[]): ReviewSummary | null {
  const rated = locations.find(({ average_rating }) => average_rating !== null)
  const known = rated?.average_rating ?? null
  const asks = askingOf(site)
  const isUnknown = !showsRating(known, site.reviews)
  if (isUnknown && asks === null) return null
  const rating = isUnknown || known === null ? 0 : known
  const url = site.reviews.urls[0] ?? locations[0]?.review_url ?? null
  const isOutside = site.reviews.click === 'review_url' && url !== null
  const count = rated?.review_count ?? (asks === null ? null : 0)
  return { rating, count, asks, isUnknown, href: isOutside ? url : '/#reviews', isOutside }
}
