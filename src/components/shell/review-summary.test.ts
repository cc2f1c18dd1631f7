import { describe, expect, it, test } from 'vitest'
import { type ReviewedSite, reviewSummary } from './review-summary.ts'

const place = { average_rating: 4.1, review_count: 120, review_url: 'https://reviews.example/place' }
const site: ReviewedSite = {
  reviews: { hidden: false, min_rating: 4, click: 'review_url', urls: ['https://reviews.example/north'] },
}
const withReviews = (changes: Partial<ReviewedSite['reviews']>): ReviewedSite => ({
  reviews: { ...site.reviews, ...changes },
})

describe('the stars of the banner', () => {
  test.each([
    ['above the minimum', site, 4.1, true],
    ['at the minimum', site, 4, false],
    ['hidden by the dealer', withReviews({ hidden: true }), 4.9, false],
    ['not rated', site, null, false],
  ])('(S4.51) (S4.52) a rating %s', (_reason, each, average_rating, isShown) => {
    expect(reviewSummary(each, [{ ...place, average_rating }]) !== null).toBe(isShown)
  })

  it('(S2.154) lead to the review page in a new tab', () => {
    expect(reviewSummary(site, [place])).toEqual({
      rating: 4.1,
      count: 120,
      href: 'https://reviews.example/north',
      isOutside: true,
    })
  })

  test.each([
    ['the dealer wants it so', withReviews({ click: 'scroll' }), place],
    ['no review page is known', withReviews({ urls: [] }), { ...place, review_url: null }],
  ])('(S2.155) lead to the reviews on the home page when %s', (_reason, each, where) => {
    expect(reviewSummary(each, [where])).toMatchObject({ href: '/#reviews', isOutside: false })
  })
})
