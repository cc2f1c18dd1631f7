import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { america, australia } from '../text/sample-locale.ts'
import {
  displayPrice,
  isShownPrice,
  type PriceDisplay,
  type PricedCar,
  type PricingPolicy,
  priceAfterTradeIn,
  priceText,
} from './price.ts'

const car: PricedCar = { price: 25990, before_price: null, subscription_price: null, price_type: null, preorder: false }
const policy: PricingPolicy = { subscriptions: false, extra_amount: 0, no_price_text: 'Contact us for price' }
const offersSubscriptions = { ...policy, subscriptions: true }

type Case = readonly [string, Partial<PricedCar>, PricingPolicy, PriceDisplay['kind'], string]

describe('the price a page shows, in order', () => {
  test.each<Case>([
    [
      '1: a subscription, where the site offers them (S4.17)',
      { subscription_price: 199 },
      offersSubscriptions,
      'subscription',
      '$199',
    ],
    [
      '1: even one of a few dollars, being above 0 (S4.17)',
      { subscription_price: 1 },
      offersSubscriptions,
      'subscription',
      '$1',
    ],
    ['1: not at 0 (S4.17)', { subscription_price: 0 }, offersSubscriptions, 'price', '$25,990'],
    ['1: not where the site offers none (S4.17)', { subscription_price: 199 }, policy, 'price', '$25,990'],
    ['3: the extra amount alone takes nothing off', {}, { ...policy, extra_amount: 500 }, 'price', '$25,990'],
    ['3: the car price (S1.19, S4.19)', {}, policy, 'price', '$25,990'],
    ['3: 11 dollars (S4.19)', { price: 11 }, policy, 'price', '$11'],
    ['3: not 10 dollars (S4.19, S9.4)', { price: 10 }, policy, 'none', 'Contact us for price'],
    ['4: a preorder without a price (S4.20)', { price: 0, preorder: true }, policy, 'preorder', 'PREORDER'],
    ['4: a preorder with a price shows it (S4.19)', { preorder: true }, policy, 'price', '$25,990'],
    [
      '5: the dealer’s words (S4.21)',
      { price: null },
      { ...policy, no_price_text: 'Call for price' },
      'none',
      'Call for price',
    ],
  ])('%s', (_reason, facts, pricing, kind, text) => {
    const shown = displayPrice({ ...car, ...facts }, pricing, australia)
    expect(shown).toMatchObject({ kind, text })
    expect(shown.amount === null).toBe(kind === 'preorder' || kind === 'none')
  })
})

describe('2: the price after a trade-in', () => {
  test.each([
    ['less the offer and the extra amount (S4.18, S9.5)', 25_990, 8000, 500, '$17,490'],
    ['not at 5 dollars (S4.18)', 8000, 7995, 0, null],
    ['not at 10 dollars (S4.18, S9.4)', 8000, 7990, 0, null],
    ['at 11 dollars (S4.18)', 8000, 7989, 0, '$11'],
    ['an offer above the price', 8000, 9000, 0, null],
    ['an offer of nothing takes no extra amount off', 25_990, 0, 500, null],
  ])('%s', (_reason, price, offer, extra, text) => {
    expect(priceAfterTradeIn(price, offer, extra, australia)?.text ?? null).toBe(text)
  })

  test('is no discount (S4.22)', () => {
    expect(priceAfterTradeIn(25_990, 8000, 0, australia)).toMatchObject({ kind: 'reduced', amount: 17_990, was: null })
  })
})

describe('the Was line (S4.22)', () => {
  test.each([
    ['an earlier, higher price', { before_price: 27990 }, 'Was $27,990, now:'],
    ['the same price', { before_price: 25990 }, null],
    ['a lower one', { before_price: 20000 }, null],
    ['none', {}, null],
    ['a preorder', { before_price: 27990, price: null, preorder: true }, null],
    ['no price now', { before_price: 27990, price: null }, null],
  ])('%s', (_reason, facts, was) => {
    expect(displayPrice({ ...car, ...facts }, policy, australia).was).toBe(was)
  })

  test('stands not with a subscription', () => {
    const shown = displayPrice({ ...car, before_price: 27990, subscription_price: 199 }, offersSubscriptions, america)
    expect(shown.was).toBeNull()
  })
})

describe('what a price buys', () => {
  test.each<[string, Partial<PricedCar>, string]>([
    ['in the words of its source', { price_type: 'Drive Away' }, '$25,990 Drive Away'],
    ['where it came down, too', { price_type: 'Drive Away', before_price: 27990 }, '$25,990 Drive Away'],
    ['nothing where the source is silent', {}, '$25,990'],
    ['nothing beside the words for no price', { price: null, price_type: 'Drive Away' }, 'Contact us for price'],
    ['a week where that is paid', { subscription_price: 199, price_type: 'Drive Away' }, '$199 per week'],
  ])('%s', (_reason, facts, text) => {
    const policies = { ...offersSubscriptions, period: 'per week' }
    expect(priceText(displayPrice({ ...car, ...facts }, policies, australia))).toBe(text)
  })
})

test.each([
  [10, false],
  [10.5, true],
  [11, true],
  [0, false],
  [-5, false],
  [null, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%s may be shown: %s (S9.4)', (amount, isShown) => {
  expect(isShownPrice(amount)).toBe(isShown)
})

describe('for any car', () => {
  const dollars = fc.option(fc.double({ min: -1000, max: 1_000_000 }))
  const anyCar = fc.record({
    price: dollars,
    before_price: dollars,
    subscription_price: fc.constant(null),
    price_type: fc.constant(null),
    preorder: fc.boolean(),
  })

  test('no price at or below 10 dollars is shown (S9.4)', () => {
    fc.assert(
      fc.property(anyCar, fc.double(), fc.nat(5000), (facts, offer, extra) => {
        const { kind, amount, text } = displayPrice(facts, policy, australia)
        if (kind === 'price') expect(amount).toBeGreaterThan(10)
        else expect(text).not.toContain('$')
        const reduced = priceAfterTradeIn(facts.price ?? 0, offer, extra, australia)
        if (reduced !== null) expect(reduced.amount).toBeGreaterThan(10)
      }),
      { seed: 1, numRuns: 5000 },
    )
  })

  test('a Was line always names more than the price beside it (S4.22)', () => {
    fc.assert(
      fc.property(anyCar, (facts) => {
        const shown = displayPrice(facts, policy, australia)
        if (shown.was !== null) expect(facts.before_price).toBeGreaterThan(shown.amount ?? Number.POSITIVE_INFINITY)
      }),
      { seed: 1, numRuns: 5000 },
    )
  })
})
