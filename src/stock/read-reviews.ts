import * as v from 'valibot'
import type { Review, Reviews, ReviewsSummary } from '#domain/rating/review.ts'
import { reviewDate } from '#domain/text/dates.ts'
import { count, decimal, fact, listOf, objectOrNull, prose, text } from './facts.ts'
import { readImage } from './images.ts'

const ratings: readonly Review['rating'][] = [1, 2, 3, 4, 5]

const entity = objectOrNull({
  id: fact(text),
  image: fact(readImage),
  customer_name: fact(text),
  text: fact(prose),
  rating: fact(decimal),
  created_at_time_ago_in_words: fact(text),
  review_date: fact((raw) => reviewDate(text(raw) ?? '')),
  review_date_in_words: fact(text),
})

/** One review; null without an id, a name, words and a whole rating from 1 to 5. */
export function readReview(raw: unknown): Review | null {
  const read = entity(raw)
  const rating = ratings.find((known) => known === read?.rating)
  if (!read || rating === undefined) return null
  const { image, id, customer_name, text: words, ...facts } = read
  if (id === null || customer_name === null || words === null) return null
  return {
    ...facts,
    id,
    customer_name,
    text: words,
    rating,
    image_url: image?.url ?? null,
    thumb_url: image?.thumb ?? null,
  }
}

const summary = objectOrNull({ count: fact(count), average_rating: fact(decimal) })

/** Count and average of all reviews; sources write "5.0" as well as 5. Null unless both are there and the average is 0 to 5. */
export function readReviewsSummary(raw: unknown): ReviewsSummary | null {
  const read = summary(raw)
  if (read?.count == null || read.average_rating === null) return null
  const { count: reviews, average_rating } = read
  return average_rating >= 0 && average_rating <= 5 ? { count: reviews, average_rating } : null
}

const envelope = objectOrNull({ samples: listOf(readReview) })
const bare = listOf(readReview)

/** What a snapshot says of reviews: `{count, average_rating, samples: [...]}`, or a bare list of samples. */
export function readReviews(raw: unknown): Reviews {
  const samples = v.parse(bare, raw)
  return { summary: readReviewsSummary(raw), samples: Array.isArray(raw) ? samples : (envelope(raw)?.samples ?? []) }
}
