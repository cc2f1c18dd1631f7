import type { ReviewRating } from '#api/reviews.ts'
import { isRecord } from '#domain/data/record.ts'
import { sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

const name = 'review-rating'

/** Caches a review service's rating for the visit, so that it is fetched once. */
export function keepRating(rating: ReviewRating, storage: SiteStorage = sessionSiteStorage): void {
  storage.write(name, rating)
}

/** The cached rating; null when there is none or it is invalid. */
export function keptRating(storage: SiteStorage = sessionSiteStorage): ReviewRating | null {
  const value = storage.read(name)
  if (!isRecord(value)) return null
  const { average, count } = value
  const isSound = typeof average === 'number' && average >= 0 && average <= 5 && typeof count === 'number' && count >= 0
  return isSound ? { average, count } : null
}
