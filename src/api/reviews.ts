import { type CallApi, callAddress, fetchJson, record } from './call.ts'

/** The numbers a review service has of a dealer; the stars are ours to draw. */
export interface ReviewRating {
  readonly average: number
  readonly count: number
}

const unavailable = 'Unable to fetch Snap 21 ratings at this moment.'

/** The rating of an organisation, or null: then nothing is shown and only the console hears of it. */
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
