import { describe, expect, it, test } from 'vitest'
import { readReview, readReviews, readReviewsSummary } from './read-reviews.ts'

const raw = {
  id: 31,
  image: { url: '/r/31.jpg', thumb: { url: '/r/31-small.jpg' } },
  customer_name: 'Robin Lee',
  text: 'Easy from start to finish.',
  rating: 5,
  created_at_time_ago_in_words: '3 months',
  review_date: '05/03/2025',
  review_date_in_words: '5 March 2025',
}

describe('a sample of a review', () => {
  it('is read whole; its date is day before month (S3.46, S3.48)', () => {
    expect(readReview(raw)).toEqual({
      id: '31',
      image_url: '/r/31.jpg',
      thumb_url: '/r/31-small.jpg',
      customer_name: 'Robin Lee',
      text: 'Easy from start to finish.',
      rating: 5,
      created_at_time_ago_in_words: '3 months',
      review_date: '2025-03-05',
      review_date_in_words: '5 March 2025',
    })
  })

  test.each([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 4],
    [5, 5],
    ['5.0', 5],
    [0, undefined],
    [6, undefined],
    [4.5, undefined],
    ['five', undefined],
    [null, undefined],
  ])('a rating of %j reads %s (S3.47)', (rating, read) => {
    expect(readReview({ ...raw, rating })?.rating).toBe(read)
  })

  test.each(['id', 'customer_name', 'text'])('without %s it is none (S3.46)', (key) => {
    expect(readReview({ ...raw, [key]: undefined })).toBeNull()
  })

  it('does without a picture and dates (S3.46)', () => {
    const { id, customer_name, text, rating } = raw
    expect(readReview({ id, customer_name, text, rating })).toMatchObject({ image_url: null, review_date: null })
    expect(readReview({ ...raw, review_date: '31/02/2025' })).toMatchObject({ review_date: null })
    expect(readReview('Easy.')).toBeNull()
  })

  it('carries no markup (S3.46)', () => {
    expect(readReview({ ...raw, text: 'Easy.<br>Fast.<script>x</script>' })?.text).toBe('Easy.\nFast.')
  })
})

describe('the summary of reviews', () => {
  test.each([
    ['an average as a text (S3.49)', { count: 12, average_rating: '5.0' }, { count: 12, average_rating: 5 }],
    ['a number (S3.49)', { count: 3, average_rating: 4.6 }, { count: 3, average_rating: 4.6 }],
    ['no count', { average_rating: '5.0' }, null],
    ['no average', { count: 12 }, null],
    ['an average of 9', { count: 12, average_rating: 9 }, null],
    ['words', 'great', null],
  ])('%s', (_reason, summary, read) => {
    expect(readReviewsSummary(summary)).toEqual(read)
  })

  it('stands beside its samples, or samples stand alone (S3.46, S3.49)', () => {
    expect(readReviews({ count: 1, average_rating: '5.0', samples: [raw, 7] })).toMatchObject({
      summary: { count: 1, average_rating: 5 },
      samples: [{ id: '31' }],
    })
    expect(readReviews([raw])).toMatchObject({ summary: null, samples: [{ id: '31' }] })
    expect(readReviews(null)).toEqual({ summary: null, samples: [] })
  })
})
