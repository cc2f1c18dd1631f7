import type { CallApi } from '#api/call.ts'
import { type ReviewRating, snap21Rating } from '#api/reviews.ts'
import { formatRating, ratingLabel, reviewsText, showsRating } from '#domain/rating/rating.ts'
import { formatCount } from '#domain/text/count.ts'
import { parseEmbeddedData } from '#islands/shared/page-facts.ts'
import { keepRating, keptRating } from '#stores/review-rating.ts'
import { filledWidth } from '#view-models/shell/star-row.ts'

/** The page's data on its review service. */
interface ReviewFacts {
  readonly api: CallApi
  readonly orgId: string
  readonly hidden: boolean
  readonly min_rating: number
}

/** Writes a rating into the page's stars: numbers and widths only, never the service's HTML. */
function draw(place: HTMLElement, { average, count }: ReviewRating): void {
  const say = (selector: string, text: string) => {
    for (const part of place.querySelectorAll(selector)) part.textContent = text
  }
  const locale = { locale: document.documentElement.lang }
  say('[data-rating-words]', `${ratingLabel(average)} from ${reviewsText(count, locale)}`)
  say('[data-rating-number]', formatRating(average))
  say('[data-rating-count]', `(${formatCount(count, locale)})`)
  place.querySelector('[data-rating-fill]')?.setAttribute('width', String(filledWidth(average)))
}

/**
 * Fills the stars of sites whose ratings come from a review service, fetched once per visit. On failure they stay as
 * prerendered.
 */
export async function showReviewStars(page: Document): Promise<void> {
  const places = [...page.querySelectorAll<HTMLElement>('[data-reviews]')]
  const facts = parseEmbeddedData<ReviewFacts>(places[0]?.dataset.reviews, 'orgId')
  if (!facts) return
  const rating = keptRating() ?? (await snap21Rating(facts.api, facts.orgId))
  if (!rating) return
  keepRating(rating)
  for (const place of places) {
    draw(place, rating)
    // The prerendered rating may reach the minimum when this one does not.
    place.hidden = !showsRating(rating.average, facts)
  }
}
