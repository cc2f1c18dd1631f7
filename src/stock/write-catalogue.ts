import type { Dealership } from '#domain/location/dealership.ts'
import type { Manufacturer } from '#domain/model/manufacturer.ts'
import type { Model } from '#domain/model/model.ts'
import type { Review, ReviewsSummary } from '#domain/rating/review.ts'
import { stated, type Written, writeImage } from './write-car.ts'

/** A model as a snapshot carries it; reading it gives the same model. */
export function writeModel({ image_url, ...facts }: Model): Written {
  return stated({ ...facts, image: image_url === null ? null : { url: image_url } })
}

/** A make as a snapshot carries it; `logo.url` is null without one. */
export function writeManufacturer({ logo_url, ...facts }: Manufacturer): Written {
  return { ...facts, logo: { url: logo_url } }
}

/** A business of a group as a snapshot carries it. */
export function writeDealership(business: Dealership): Written {
  return stated({ ...business })
}

function writeDate(date: string): string {
  return date.split('-').reverse().join('/')
}

/** A review as a snapshot carries it; its date is dd/mm/yyyy there. */
export function writeReview({ image_url, thumb_url, review_date, ...facts }: Review): Written {
  return stated({
    ...facts,
    image: image_url === null ? null : writeImage({ url: image_url, thumb: thumb_url }),
    review_date: review_date === null ? null : writeDate(review_date),
  })
}

/** An average as a text of one decimal at least: "5.0". */
export function writeAverage(rating: number): string {
  return Number.isInteger(rating) ? rating.toFixed(1) : String(rating)
}

/** Count and average as a snapshot carries them. */
export function writeReviewsSummary({ count, average_rating }: ReviewsSummary): Written {
  return { count, average_rating: writeAverage(average_rating) }
}
