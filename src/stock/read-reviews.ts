import * as v from 'valibot'
import type { Review, Reviews, ReviewsSummary } from '#domain/rating/review.ts'
import { reviewDate } from '#domain/text/dates.ts'
import { coerced, listOf, objectOrNull } from './coerce.ts'
import { readImage } from './images.ts'
import { longestParagraph } from './limits.ts'
import { count, decimal, rating as stars } from './number.ts'
import { line, readProse, text } from './text.ts'

const ratings: readonly Review['rating'][] = [1, 2, 3, 4, 5]

const entity = objectOrNull({
  id: coerced(text),
  // No page shows a reviewer's picture, so its existence is not checked.
  image: coerced((raw) => readImage(raw, () => true)),
  customer_name: coerced(line),
  text: coerced((raw) => readProse(raw, longestParagraph).words),
  rating: coerced(decimal),
  created_at_time_ago_in_words: coerced(text),
  review_date: coerced((raw) => reviewDate(text(raw) ?? '')),
  review_date_in_words: coerced(text),
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

const summary = objectOrNull({ count: coerced(count), average_rating: coerced(stars) })

/** Count and average of all reviews; sources write "5.0" as well as 5. Null unless both are there and the average is 0 to 5. */
export function readReviewsSummary(raw: unknown): ReviewsSummary | null {
  const read = summary(raw)
  if (read?.count == null || read.average_rating === null) return null
  return { count: read.count, average_rating: read.average_rating }
}

const envelope = objectOrNull({ samples: listOf(readReview) })
const bare = listOf(readReview)

/** Reviews of a snapshot: `{count, average_rating, samples: [...]}`, or a bare list of samples. */
export function readReviews(raw: unknown): Reviews {
  const samples = v.parse(bare, raw)
  return { summary: readReviewsSummary(raw), samples: Array.isArray(raw) ? samples : (envelope(raw)?.samples ?? []) }
}
