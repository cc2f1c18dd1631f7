import type { Location } from '#domain/location/location.ts'
import { combinedRating, type RatedPlace, type RatingPolicy, reviewsText, shownRating } from '#domain/rating/rating.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What of a site decides its stars. */
export type ReviewedSite = SiteSlice<
  'services.reviews' | 'services.gmb_profiles' | 'services.api.base' | 'services.api.mock' | 'services.api.paths'
>

type Rated = Pick<Location, 'average_rating' | 'review_count' | 'review_url' | 'dealership_id'>

/** One rating as stars; every page that speaks of a place or the dealer draws these. */
export interface StarsView {
  readonly rating: number
  readonly count: number | null
  /** What the browser asks the review service with, as JSON; null where the stars are as the stock says. */
  readonly asks: string | null
  /** Nothing is known yet: the stars are empty and wait, unseen, for the service's answer. */
  readonly isUnknown: boolean
}

/** What the banner's stars say and where a click on them leads. */
export interface ReviewSummary extends StarsView {
  /** A review page in a new tab, or the reviews on this site's home page; null where neither is. */
  readonly href: string | null
  readonly isOutside: boolean
}

/** Only where the review service is switched on is it asked. */
function askingOf({ services: { reviews, api } }: ReviewedSite): string | null {
  const { widget, org_id: orgId, hidden, min_rating } = reviews
  if (widget !== 'snap21' || orgId === null || hidden) return null
  const { base, mock, paths } = api
  return JSON.stringify({ api: { base, mock, paths }, orgId, hidden, min_rating })
}

function starsOf(rated: RatedPlace, asks: string | null, reviews: RatingPolicy): StarsView | null {
  const shown = shownRating(rated, reviews)
  if (shown) return { ...shown, asks, isUnknown: false }
  return asks === null ? null : { rating: 0, count: 0, asks, isUnknown: true }
}

/** All places together; where none is rated, what the stock says of the dealer. */
function dealerRating({ services }: ReviewedSite, places: readonly Rated[]): RatedPlace {
  const combined = combinedRating(places)
  const { summary } = services.reviews
  if (combined.average_rating !== null || !summary) return combined
  return { average_rating: summary.average_rating, review_count: summary.count }
}

/** The dealer's stars, all its places together; null when the dealer hides them or the rating is too low. */
export function dealerStars(site: ReviewedSite, places: readonly Rated[]): StarsView | null {
  return starsOf(dealerRating(site, places), askingOf(site), site.services.reviews)
}

/**
 * One place's stars. The review service speaks of the whole dealer, so only a dealer's only place follows its answer.
 */
export function placeStars(site: ReviewedSite, places: readonly Rated[], place: Rated): StarsView | null {
  const asks = places.length === 1 ? askingOf(site) : null
  return starsOf(place, asks, site.services.reviews)
}

/** What the home page says of reviews. */
export interface ReviewsPart {
  /** Null where nobody rates the dealer, and buyers speak alone. */
  readonly stars: StarsView | null
  /** There is nothing to read before the review service has answered. */
  readonly waits: boolean
}

/** The stars and the words of buyers, or one of the two; null without either, or where the dealer shows no reviews or the rating is too low. */
export function reviewsPart(
  site: ReviewedSite,
  places: readonly Rated[],
  samples: readonly unknown[],
): ReviewsPart | null {
  const stars = dealerStars(site, places)
  if (stars) return { stars, waits: stars.isUnknown && samples.length === 0 }
  const { widget, hidden } = site.services.reviews
  const isRated = dealerRating(site, places).average_rating !== null
  return widget === 'none' || hidden || isRated || samples.length === 0 ? null : { stars, waits: false }
}

/** The way to all reviews, in words; without a page that has them, only where they were written. */
export interface AllReviews {
  readonly text: string
  readonly href: string | null
}

/** A dealer's own page of reviews, else that of its only place; null where nothing is known of where they come from. */
export function allReviews(
  { services, locale }: ReviewedSite & SiteSlice<'locale'>,
  places: readonly Rated[],
  count: number | null,
): AllReviews | null {
  const { source } = services.reviews
  const [only, ...others] = places
  const href = services.gmb_profiles[0]?.review_url ?? (others.length === 0 ? only?.review_url : null) ?? null
  if (href === null) return source === null ? null : { text: `Reviews on ${source}`, href }
  const many = count && count > 1 ? `all ${reviewsText(count, locale)}` : 'the reviews'
  return { text: `Read ${many}${source === null ? '' : ` on ${source}`}`, href }
}

/** The dealer's stars and where they lead. */
export function reviewSummary(
  site: ReviewedSite & SiteSlice<'brand.design.home'>,
  places: readonly Rated[],
): ReviewSummary | null {
  const stars = dealerStars(site, places)
  if (stars === null) return null
  const url = site.services.gmb_profiles[0]?.review_url ?? places[0]?.review_url ?? null
  const isOnHome = site.brand.design.home.includes('reviews')
  const isOutside = url !== null && (site.services.reviews.click === 'review_url' || !isOnHome)
  return { ...stars, href: isOutside ? url : isOnHome ? '/#reviews' : null, isOutside }
}
