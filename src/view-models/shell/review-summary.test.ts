import { describe, expect, it, test } from 'vitest'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { allReviews, placeStars, type ReviewedSite, reviewSummary, reviewsPart } from './review-summary.ts'

const place = {
  average_rating: 4.1,
  review_count: 120,
  review_url: 'https://reviews.example/place',
  dealership_id: null,
}
const site: ReviewedSite & SiteSlice<'brand.design.home'> = {
  brand: { design: { home: ['reviews'] } },
  services: {
    reviews: { widget: 'google', org_id: null, hidden: false, min_rating: 4, click: 'review_url', source: null },
    gmb_profiles: [{ review_url: 'https://reviews.example/north' }],
    api: { base: '', mock: false, paths: {} },
  },
}
const withReviews = (changes: Partial<ReviewedSite['services']['reviews']>): typeof site => ({
  ...site,
  services: { ...site.services, reviews: { ...site.services.reviews, ...changes } },
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
      asks: null,
      isUnknown: false,
    })
  })

  test.each([
    ['the dealer wants it so', withReviews({ click: 'scroll' }), place],
    [
      'no review page is known',
      { ...site, services: { ...site.services, gmb_profiles: [] } },
      { ...place, review_url: null },
    ],
  ])('(S2.155) lead to the reviews on the home page when %s', (_reason, each, where) => {
    expect(reviewSummary(each, [where])).toMatchObject({ href: '/#reviews', isOutside: false })
  })

  test.each([
    ['to the review page', place, site.services.gmb_profiles, 'https://reviews.example/north', true],
    ['nowhere without one', { ...place, review_url: null }, [], null, false],
  ])('(S2.154, S2.155) lead %s where the home page has no reviews', (_where, where, gmb_profiles, href, isOutside) => {
    const { services } = withReviews({ click: 'scroll' })
    const bare = { brand: { design: { home: [] } }, services: { ...services, gmb_profiles } }
    expect(reviewSummary(bare, [where])).toMatchObject({ href, isOutside })
  })

  const snap21 = { widget: 'snap21', org_id: '21' } as const
  const asks = JSON.stringify({ api: site.services.api, orgId: '21', hidden: false, min_rating: 4 })

  test.each([
    [
      'asks the review service where it is switched on',
      withReviews(snap21),
      4.5,
      { rating: 4.5, asks, isUnknown: false },
    ],
    ['waits for it where nothing is known', withReviews(snap21), null, { rating: 0, asks, isUnknown: true }],
    ['asks nobody without the widget', withReviews({ org_id: '21' }), 4.5, { asks: null }],
    ['asks nobody where stars are hidden (S4.52)', withReviews({ ...snap21, hidden: true }), 4.5, null],
  ])('(S7.22, S7.23) %s', (_reason, each, average_rating, summary) => {
    const found = reviewSummary(each, [{ ...place, average_rating }])
    if (summary === null) expect(found).toBeNull()
    else expect(found).toMatchObject(summary)
  })
})

describe('reviews that the stock sums up (S3.46, S3.49)', () => {
  const summary = { count: 12, average_rating: 4.5 }
  const unrated = { ...place, average_rating: null, review_count: null }
  const told = withReviews({ summary })

  test.each([
    ['where no place is rated', told, unrated, 4.5],
    ['but not where one is', told, place, 4.1],
    ['unless the rating is too low', withReviews({ summary: { ...summary, average_rating: 3.9 } }), unrated, undefined],
  ])('are the dealer’s stars %s', (_reason, each, where, rating) => {
    expect(reviewSummary(each, [where])?.rating).toBe(rating)
  })

  const asked = withReviews({ widget: 'snap21', org_id: '21' })
  const low = withReviews({ summary: { ...summary, average_rating: 3.9 } })
  test.each([
    ['stars and words', told, ['Good.'], [4.5, false]],
    ['stars alone', told, [], [4.5, false]],
    ['words alone where nobody rates the dealer', site, ['Good.'], [null, false]],
    ['words until the service tells the stars', asked, ['Good.'], [0, false]],
    ['nothing until the service tells the stars', asked, [], [0, true]],
    ['nothing', site, [], null],
    ['nothing where the rating is too low', low, ['Good.'], null],
    ['nothing where reviews are off', withReviews({ widget: 'none' }), ['Good.'], null],
    ['nothing where they are hidden', withReviews({ hidden: true }), ['Good.'], null],
  ])('stand on the home page as %s', (_what, each, samples, shown) => {
    const part = reviewsPart(each, [unrated], samples)
    expect(part && [part.stars?.rating ?? null, part.waits]).toEqual(shown)
  })
})

describe('the stars of a place', () => {
  const two = [place, { ...place, average_rating: 4.9, review_count: 40 }] as const
  const asking = withReviews({ widget: 'snap21', org_id: '21' })

  test.each([
    [
      'one of two places has its own, whatever the service says of the dealer',
      asking,
      two,
      { rating: 4.1, asks: null },
    ],
    [
      'the only place is the dealer, and asks as the banner does',
      asking,
      [place],
      { asks: reviewSummary(asking, [place])?.asks },
    ],
    ['(S1.14) off without reviews on the site', withReviews({ widget: 'none', org_id: '21' }), [place], null],
    ['(S4.51) too low', withReviews({ min_rating: 4.1 }), [place], null],
    ['(S4.52) hidden', withReviews({ hidden: true }), [place], null],
  ])('%s', (_reason, each, places, stars) => {
    const found = placeStars(each, places, place)
    if (stars === null) expect(found).toBeNull()
    else expect(found).toMatchObject(stars)
  })

  it('the banner adds two places up', () => {
    expect(reviewSummary(site, two)).toMatchObject({ rating: 4.3, count: 160 })
  })
})

describe('the way to all reviews', () => {
  const locale = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' } as const
  const ofOthers = (source: string | null, hasPage: boolean) => ({
    locale,
    services: {
      ...site.services,
      reviews: { ...site.services.reviews, source },
      gmb_profiles: hasPage ? site.services.gmb_profiles : [],
    },
  })
  const pageless = { ...place, review_url: null }
  const [own, its] = ['https://reviews.example/north', place.review_url]

  test.each([
    ['the dealer’s own page', ofOthers(null, true), [place], 1204, { text: 'Read all 1,204 reviews', href: own }],
    [
      'that of its only place',
      ofOthers('Street', false),
      [place],
      9,
      { text: 'Read all 9 reviews on Street', href: its },
    ],
    ['of a single one', ofOthers(null, true), [place], 1, { text: 'Read the reviews', href: own }],
    ['without a number', ofOthers(null, true), [place], null, { text: 'Read the reviews', href: own }],
    [
      'no page, several places',
      ofOthers('Street', false),
      [place, place],
      9,
      { text: 'Reviews on Street', href: null },
    ],
    ['no page, no source', ofOthers(null, false), [pageless], 9, null],
  ])('%s', (_case, each, places, count, read) => {
    expect(allReviews(each, places, count)).toEqual(read)
  })
})
