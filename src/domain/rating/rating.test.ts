import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  combinedRating,
  formatRating,
  ratingLabel,
  ratingOf,
  reviewsText,
  shownRating,
  showsRating,
  starsFor,
} from './rating.ts'

test.each([
  ['a text (S3.49)', '5.0', 5],
  ['a number', 4.6, 4.6],
  ['a bad one', '0.5', 0.5],
  ['the worst', 0, 0],
  ['nothing', null, null],
  ['an empty text', '', null],
  ['a blank text', ' ', null],
  ['words', 'great', null],
  ['below 0', -1, null],
  ['above 5', 9.4, 5],
])('a rating from %s', (_reason, average, rating) => {
  expect(ratingOf(average)).toBe(rating)
})

test.each([
  [4.666, '4.7'],
  [5, '5.0'],
  [4.04, '4.0'],
  [0, '0.0'],
])('%d reads %s (S9.53)', (rating, text) => {
  expect(formatRating(rating)).toBe(text)
  expect(ratingLabel(rating)).toBe(`Rated ${text} out of 5`)
})

test.each([
  [1, '1 review'],
  [0, '0 reviews'],
  [1120, '1,120 reviews'],
])('%d are %s', (count, text) => {
  expect(reviewsText(count, { locale: 'en-AU' })).toBe(text)
})

describe('stars (S9.54)', () => {
  test.each([
    ['four full and a whole part', 5, [1, 1, 1, 1, 1]],
    ['four full and a part', 4.6, [1, 1, 1, 1, 0.6]],
    ['three full and a part', 3.2, [1, 1, 1, 0.2, 0]],
    ['exactly four', 4, [1, 1, 1, 1, 0]],
    ['one full and a part', 1.5, [1, 0.5, 0, 0, 0]],
    ['a part alone', 0.3, [0.3, 0, 0, 0, 0]],
    ['none', 0, [0, 0, 0, 0, 0]],
  ])('%s', (_reason, rating, stars) => {
    expect(starsFor(rating)).toEqual(stars)
  })

  test('add up to the rating, fullest first, the fifth never whole below 5', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
        const stars = starsFor(rating)
        expect(stars.reduce((sum, star) => sum + star, 0)).toBeCloseTo(rating, 1)
        expect(stars.toSorted((a, b) => b - a)).toEqual(stars)
      }),
      { seed: 1 },
    )
  })
})

test.each([
  ['above the minimum (S4.51)', 4.1, false, 4, true],
  ['at the minimum (S4.51)', 4, false, 4, false],
  ['reviews are hidden (S4.52)', 4.9, true, 0, false],
  ['no rating', null, false, 0, false],
  ['0 with a minimum of 0', 0, false, 0, false],
])('stars show: %s', (_reason, average, hidden, min_rating, shown) => {
  expect(showsRating(average, { hidden, min_rating })).toBe(shown)
})

test.each([
  ['above the minimum', 4.6, 120, false, { rating: 4.6, count: 120 }],
  ['without a count', 4.6, null, false, { rating: 4.6, count: null }],
  ['with a count of 0', 4.6, 0, false, { rating: 4.6, count: null }],
  ['at the minimum (S4.51)', 4, 120, false, null],
  ['hidden (S4.52)', 4.9, 120, true, null],
  ['unknown', null, 120, false, null],
])('a place whose rating is %s', (_reason, average_rating, review_count, hidden, shown) => {
  expect(shownRating({ average_rating, review_count }, { widget: 'google', hidden, min_rating: 4 })).toEqual(shown)
})

test('a dealer without reviews on its site shows no rating (S1.14)', () => {
  const rated = { average_rating: 4.9, review_count: 120 }
  expect(shownRating(rated, { widget: 'none', hidden: false, min_rating: 0 })).toBeNull()
})

const place = (average_rating: number | null, review_count: number | null, dealership_id: string | null = null) => ({
  average_rating,
  review_count,
  dealership_id,
})

test.each([
  ['one place', [place(4.6, 120)], 4.6, 120],
  ['two, weighted by their reviews', [place(5, 300), place(4, 100)], 4.75, 400],
  ['one nobody rated', [place(4.6, 120), place(null, null)], 4.6, 120],
  ['departments of one dealership', [place(4.2, 50, '7'), place(4.2, 50, '7'), place(4.6, 150, '8')], 4.5, 200],
  ['departments rated apart', [place(4, 50, '7'), place(5, 50, '7')], 4.5, 100],
  ['one of whose places counts one review', [place(5, 1), place(4, null)], 5, 1],
  ['nobody counted', [place(4, null), place(5, null)], 4.5, null],
  ['nobody rated', [place(null, null)], null, null],
  ['no place', [], null, null],
])('a dealer of %s', (_reason, places, average_rating, review_count) => {
  expect(combinedRating(places)).toEqual({ average_rating, review_count })
})
