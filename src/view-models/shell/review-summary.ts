import type { Location } from '#domain/location/location.ts'
import { combinedRating, type RatedPlace, type RatingPolicy, reviewsText, shownRating } from '#domain/rating/rating.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** The part of the site's settings that determines its review stars. */
export type ReviewedSite = SiteSlice<
  'services.reviews' | 'services.gmb_profiles' | 'services.api.base' | 'services.api.mock' | 'services.api.paths'
>

type Rated = Pick<Location, 'average_rating' | 'review_count' | 'review_url' | 'dealership_id'>

/** A rating as stars, for the dealer or a location. */
export interface StarsView {
  readonly rating: number
  readonly count: number | null
  /** Request data for the review service, as JSON; null when the stars come from the stock data only. */
  readonly asks: string | null
  /** No rating yet: the stars are empty and hidden until the service responds. */
  readonly isUnknown: boolean
}

/** Stars in the banner, and their link. */
export interface ReviewSummary extends StarsView {
  /** An external review page, or the reviews section of the home page; null when there is neither. */
  readonly href: string | null
  readonly isOutside: boolean
}

/** Request data as JSON; null unless the review service is enabled. */
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

/** Combined rating of all locations; when none is rated, the stock data's rating of the dealer. */
function dealerRating({ services }: ReviewedSite, places: readonly Rated[]): RatedPlace {
  const combined = combinedRating(places)
  const { summary } = services.reviews
  if (combined.average_rating !== null || !summary) return combined
  return { average_rating: summary.average_rating, review_count: summary.count }
}

/** The dealer's stars over all locations; null when the dealer hides them or the rating is too low. */
export function dealerStars(site: ReviewedSite, places: readonly Rated[]): StarsView | null {
  return starsOf(dealerRating(site, places), askingOf(site), site.services.reviews)
}

/**
 * A location's stars. The review service only rates the dealer as a whole, so it is requested only for a dealer's only
 * location.
 */
export function placeStars(site: ReviewedSite, places: readonly Rated[], place: Rated): StarsView | null {
  const asks = places.length === 1 ? askingOf(site) : null
  return starsOf(place, asks, site.services.reviews)
}

/** The reviews section of the home page. */
export interface ReviewsPart {
  /** Null without a rating; the section then has quotes only. */
  readonly stars: StarsView | null
  /** Whether the section is empty until the review service responds. */
  readonly waits: boolean
}

/**
 * Stars and buyers' quotes, or one of them. Null when there is neither, the dealer hides reviews or the rating is too
 * low.
 */
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

/** Link to all reviews; without a URL it only names the source. */
export interface AllReviews {
  readonly text: string
  readonly href: string | null
}

/** The dealer's review page, else that of its only location; null when no source is known. */
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

/** The dealer's stars, and their link; null without stars. */
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
