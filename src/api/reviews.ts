import { type CallApi, callAddress, fetchJson, record } from './call.ts'

/** A dealer's rating at a review service: average of 0 to 5 stars, number of reviews. */
export interface ReviewRating {
  readonly average: number
  readonly count: number
}

const unavailable = 'Unable to fetch Snap 21 ratings at this moment.'

/** The rating of an organisation; null on failure, which is only logged. */
export async function snap21Rating(
  api: CallApi,
  orgId: string,
  ask: typeof fetch = fetch,
): Promise<ReviewRating | null> {
  const search = new URLSearchParams({ orgId })
  const { rating } = record(await fetchJson(`${callAddress(api, 'reviews', '/api/reviews/snap21')}?${search}`, ask))
  const { avgStarRating, reviewCount } = record(rating)
  const average = Number(avgStarRating ?? Number.NaN)
  const count = Number(reviewCount ?? Number.NaN)
  if (average >= 0 && average <= 5 && Number.isInteger(count) && count >= 0) return { average, count }
  console.error(unavailable)
  return null
}
