import type { ReviewRating } from '#api/reviews.ts'
import { isRecord } from '#domain/data/record.ts'
import { sessionShelf } from './browser-shelf.ts'
import type { Shelf } from './shelf.ts'

const name = 'review-rating'

/** Keeps the rating of a review service for the visit, so that it is asked once. */
export function keepRating(rating: ReviewRating, shelf: Shelf = sessionShelf): void {
  shelf.write(name, rating)
}

/** The rating this tab knows already, or null. */
export function keptRating(shelf: Shelf = sessionShelf): ReviewRating | null {
  const value = shelf.read(name)
  if (!isRecord(value)) return null
  const { average, count } = value
  const isSound = typeof average === 'number' && average >= 0 && average <= 5 && typeof count === 'number' && count >= 0
  return isSound ? { average, count } : null
}
