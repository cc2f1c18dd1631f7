import { beforeAll, describe, expect, it, test } from 'vitest'
import { all, one, textOf } from './html.ts'
import { type BuiltYard, buildYards } from './yards.ts'

const rates = { interestRate: 7.29, comparisonRate: 8.04, paymentWeek: 112, termMonths: 60, disclaimer: 'Made up.' }
const lent = { finance_lenders: { another: { ...rates, paymentWeek: 99 }, plenty: rates } }

/** Cars by slug; each has a lender's rates unless it says otherwise. */
const cars = {
  usual: {},
  coming: { status: 'coming_soon' },
  sold: { status: 'sold', sold_date: '2026-03-03' },
  reserved: { reserved: true },
  'at-200': { price: 200 },
  'at-201': { price: 201 },
  'at-500': { price: 500 },
  'at-501': { price: 501 },
  unlent: { finance_lenders: {} },
  unrated: { finance_lenders: { plenty: { ...rates, interestRate: null, comparisonRate: null } } },
  'by-years': { finance_lenders: { plenty: { ...rates, termMonths: null, termYears: 5 } } },
  'of-2014': { year: 2014 },
  'of-2013': { year: 2013 },
  reduced: { before_price: 47990 },
  raised: { before_price: 41990 },
  weekly: { subscription_price: 199 },
  'not-weekly': { subscription_price: 0 },
  preorder: { price: 0, preorder: true },
  unpriced: { price: null },
  'at-10': { price: 10 },
  'at-11': { price: 11 },
  'below-state': { price: 25500, autograb_data: { state_average_market_price: 26000 } },
  'near-state': { price: 25501, autograb_data: { state_average_market_price: 26000 } },
  'at-state': { price: 26000, autograb_data: { state_average_market_price: 26000, average_market_price: 40000 } },
  'below-nation': { price: 25500, autograb_data: { state_average_market_price: null, average_market_price: 26000 } },
}
type Slug = keyof typeof cars
const slugs = Object.keys(cars) as readonly Slug[]

let yards: Readonly<Record<'offering' | 'plain', BuiltYard>>
beforeAll(async () => {
  const listed = slugs.map((slug) => ({ slug, ...lent, ...cars[slug] }))
  const offering = {
    ...{ include_sold_cars_days: 7, autograb: true, finance_provider: 'plenty' },
    finance: { max_car_age_years: { plenty: 12 } },
    price: { subscriptions: true, no_price_text: 'Call for price' },
  }
  yards = await buildYards({ offering: { site: offering, cars: listed }, plain: { cars: listed } })
}, 180_000)

const main = (slug: Slug, yard: BuiltYard = yards.offering) => one(yard.page(`/cars/${slug}`), 'main')
/** What is said of the car itself, without the cards of similar cars. */
const said = (slug: Slug, yard?: BuiltYard) =>
  all(main(slug, yard), 'article').reduce((text, card) => text.replace(textOf(card), ''), textOf(main(slug, yard)))

describe('a valuation of a trade-in is offered', () => {
  const offers = (slug: Slug, yard?: BuiltYard) =>
    all(main(slug, yard), 'a', { href: /^\/cars\/trade-in\?/ }).length > 0

  test('with cars for sale above 200 dollars, and no others (S4.93, S4.94, S4.95)', () => {
    const without = slugs.filter((slug) => !offers(slug))
    expect(without).toEqual(['coming', 'sold', 'reserved', 'at-200', 'preorder', 'unpriced', 'at-10', 'at-11'])
  })

  test('by no dealer without valuations (S4.93)', () => {
    expect(slugs.filter((slug) => offers(slug, yards.plain))).toEqual([])
  })
})

describe('a repayment is shown', () => {
  const shows = (slug: Slug, yard?: BuiltYard) => said(slug, yard).includes('or $112 a week')

  test.each([
    ['not of a sold or reserved car (S5.45)', ['sold', 'reserved'], []],
    ['above 500 dollars (S5.44)', ['at-500'], ['at-501']],
    ['where the lender states its rates (S5.43)', ['unlent', 'unrated'], ['usual', 'coming']],
    ['of cars no older than the lender allows (S5.46)', ['of-2013'], ['of-2014']],
  ] as const)('%s', (_when, without, having) => {
    expect([...without, ...having].filter((slug) => shows(slug))).toEqual(having)
  })

  test('of the dealer’s lender, over its term, stated in months or years (S3.21, S3.22)', () => {
    for (const slug of ['usual', 'by-years'] as const) {
      expect(said(slug)).toContain('or $112 a week7.29% p.a. (comparison rate 8.04% p.a.)Over 60 months.')
      expect(said(slug)).not.toContain('$99')
    }
  })

  test('by no dealer without a lender (S5.43)', () => {
    expect(slugs.filter((slug) => shows(slug, yards.plain))).toEqual([])
  })
})

describe('the price', () => {
  const cardOf = (slug: Slug) => {
    const cards = all(one(yards.offering.page('/search/used-cars'), 'main'), 'article')
    const own = cards.filter((card) => all(card, 'a', { href: `/cars/${slug}` }).length > 0)
    expect(own).toHaveLength(1)
    return own.map(textOf).join()
  }

  test.each([
    ['weekly', '$199 per week', 'S4.17'],
    ['not-weekly', '$42,990', 'S4.17'],
    ['at-11', '$11', 'S4.19'],
    ['at-10', 'Call for price', 'S4.19'],
    ['preorder', 'PREORDER', 'S4.20'],
    ['unpriced', 'Call for price', 'S4.21'],
    ['reduced', 'Was $47,990, now:', 'S4.22'],
  ] as const)('of the car %s is %s on its card and its page (%s)', (slug, price, _row) => {
    expect(cardOf(slug)).toContain(price)
    expect(textOf(one(main(slug), 'div.price'))).toContain(price)
  })

  test.each([
    ['500 dollars below its state’s average', 'below-state', true, 'S4.23'],
    ['499 dollars below it', 'near-state', false, 'S4.23'],
    ['500 dollars below the nation’s, without one of its state', 'below-nation', true, 'S4.24'],
    ['its state’s average, far below the nation’s', 'at-state', false, 'S4.25'],
  ] as const)('that is %s is below the market: %s %s (%s)', (_what, slug, isBelow, _row) => {
    expect([cardOf(slug), said(slug)].map((text) => /below market/i.test(text))).toEqual([isBelow, isBelow])
  })

  it('was no other where it has risen, and is none by the week where the dealer has no subscriptions (S4.17, S4.22)', () => {
    expect(said('raised')).not.toMatch(/Was/)
    expect(said('weekly', yards.plain)).toContain('$42,990')
    expect(said('weekly', yards.plain)).not.toContain('$199')
  })
})
