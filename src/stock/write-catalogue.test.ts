import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dealership } from '#domain/location/dealership.ts'
import type { Manufacturer } from '#domain/model/manufacturer.ts'
import type { Model } from '#domain/model/model.ts'
import type { Review, ReviewsSummary } from '#domain/rating/review.ts'
import { readModel } from './models.ts'
import { readDealership, readManufacturer } from './read-businesses.ts'
import { readReview, readReviewsSummary } from './read-reviews.ts'
import { isSilent } from './vocabulary.ts'
import type { Written } from './write-car.ts'
import { writeDealership, writeManufacturer, writeModel, writeReview, writeReviewsSummary } from './write-catalogue.ts'

const words = fc
  .stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .()-]{0,18}[A-Za-z0-9)]$/)
  .map((text) => text.replace(/ +/g, ' '))
  .filter((text) => !isSilent(text))
const slug = fc.stringMatching(/^[a-z]{1,8}(?:-[a-z0-9]{1,6}){0,2}$/)
const orNull = <T>(known: fc.Arbitrary<T>) => fc.option(known, { nil: null })
const path = fc.stringMatching(/^\/[a-z0-9-]{1,12}$/)
const rating = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

const model: fc.Arbitrary<Model> = fc.record({
  ...{ name: words, slug, make: words, image_url: orNull(path), short_description: words, status: orNull(words) },
  ...{ position: fc.nat(99), override_url: orNull(path), manufacturer_body: orNull(words), fuel: orNull(words) },
})
const manufacturer: fc.Arbitrary<Manufacturer> = fc.record({ id: fc.nat(), name: words, slug, logo_url: orNull(path) })
const dealership: fc.Arbitrary<Dealership> = fc.record({
  ...{ id: words, slug, average_rating: orNull(rating), review_count: orNull(fc.nat(999)) },
})
const review: fc.Arbitrary<Review> = fc.record({
  ...{ id: words, customer_name: words, text: words, rating: fc.constantFrom(1, 2, 3, 4, 5) },
  ...{ image_url: fc.constant('/r.jpg'), thumb_url: orNull(path), review_date: orNull(date) },
  ...{ created_at_time_ago_in_words: orNull(words), review_date_in_words: orNull(words) },
})
const summary: fc.Arbitrary<ReviewsSummary> = fc.record({ count: fc.nat(999), average_rating: rating })

function expectSame<T>(any: fc.Arbitrary<T>, write: (entity: T) => Written, read: (raw: unknown) => T | null): void {
  fc.assert(
    fc.property(any, (entity) => {
      expect(read(JSON.parse(JSON.stringify(write(entity))))).toEqual(entity)
    }),
    { seed: 1, numRuns: 200 },
  )
}

describe('written and read again, an entity is the same', () => {
  it('a model (S3.42)', () => expectSame(model, writeModel, (raw) => readModel(raw, '', () => true)))
  it('a make (S3.45)', () => expectSame(manufacturer, writeManufacturer, (raw) => readManufacturer(raw, () => true)))
  it('a dealership (S3.41)', () => expectSame(dealership, writeDealership, readDealership))
  it('a review (S3.46, S3.47, S3.48)', () => expectSame(review, writeReview, readReview))
  it('a summary of reviews (S3.49)', () => expectSame(summary, writeReviewsSummary, readReviewsSummary))
})

describe('an entity is spelt as the specification spells it', () => {
  it('a make without a logo (S3.45)', () => {
    const norda = { id: 5, name: 'Norda', slug: 'norda', logo_url: null }
    expect(writeManufacturer(norda)).toEqual({ id: 5, name: 'Norda', slug: 'norda', logo: { url: null } })
  })

  it('a review (S3.46, S3.48)', () => {
    const sample: Review = {
      ...{ id: '31', image_url: '/r.jpg', thumb_url: '/r-s.jpg', customer_name: 'Robin', text: 'Easy.', rating: 5 },
      created_at_time_ago_in_words: '3 months',
      ...{ review_date: '2025-03-05', review_date_in_words: '5 March 2025' },
    }
    expect(writeReview(sample)).toEqual({
      id: '31',
      image: { url: '/r.jpg', thumb: { url: '/r-s.jpg' } },
      customer_name: 'Robin',
      text: 'Easy.',
      rating: 5,
      created_at_time_ago_in_words: '3 months',
      review_date: '05/03/2025',
      review_date_in_words: '5 March 2025',
    })
  })

  it('a summary, its average like 5.0 (S3.49)', () => {
    expect(writeReviewsSummary({ count: 12, average_rating: 5 })).toEqual({ count: 12, average_rating: '5.0' })
    expect(writeReviewsSummary({ count: 12, average_rating: 4.65 })).toEqual({ count: 12, average_rating: '4.65' })
  })
})
