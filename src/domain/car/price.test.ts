import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { america, australia } from '../text/sample-locale.ts'
import {
  displayPrice,
  isShownPrice,
  type PriceDisplay,
  type PricedCar,
  type PricingPolicy,
  reducedPrice,
} from './price.ts'

const car: PricedCar = { price: 25990, before_price: null, subscription_price: null, preorder: false }
const policy: PricingPolicy = { subscriptions: false, extra_amount: 0, no_price_text: 'Contact us for price' }
const offersSubscriptions = { ...policy, subscriptions: true }

type Case = readonly [string, Partial<PricedCar>, PricingPolicy, number | null, PriceDisplay['kind'], string]

describe('the price a shopper sees, in order', () => {
  test.each<Case>([
    [
      '1: a subscription, where the site offers them (S4.17)',
      { subscription_price: 199 },
      offersSubscriptions,
      null,
      'subscription',
      '$199',
    ],
    ['1: before a trade-in (S4.17)', { subscription_price: 199 }, offersSubscriptions, 8000, 'subscription', '$199'],
    [
      '1: even one of a few dollars, being above 0 (S4.17)',
      { subscription_price: 1 },
      offersSubscriptions,
      null,
      'subscription',
      '$1',
    ],
    ['1: not at 0 (S4.17)', { subscription_price: 0 }, offersSubscriptions, null, 'price', '$25,990'],
    ['1: not where the site offers none (S4.17)', { subscription_price: 199 }, policy, null, 'price', '$25,990'],
    [
      '2: less the offer and the extra amount (S4.18, S9.5)',
      {},
      { ...policy, extra_amount: 500 },
      8000,
      'reduced',
      '$17,490',
    ],
    ['2: not at 5 dollars (S4.18)', { price: 8000 }, policy, 7995, 'price', '$8,000'],
    ['2: not at 10 dollars (S4.18, S9.4)', { price: 8000 }, policy, 7990, 'price', '$8,000'],
    ['2: at 11 dollars (S4.18)', { price: 8000 }, policy, 7989, 'reduced', '$11'],
    ['2: an offer above the price', { price: 8000 }, policy, 9000, 'price', '$8,000'],
    ['2: an offer of nothing takes no extra amount off', {}, { ...policy, extra_amount: 500 }, 0, 'price', '$25,990'],
    ['3: the extra amount alone takes nothing off', {}, { ...policy, extra_amount: 500 }, null, 'price', '$25,990'],
    ['3: the car price (S1.19, S4.19)', {}, policy, null, 'price', '$25,990'],
    ['3: 11 dollars (S4.19)', { price: 11 }, policy, null, 'price', '$11'],
    ['3: not 10 dollars (S4.19, S9.4)', { price: 10 }, policy, null, 'none', 'Contact us for price'],
    ['4: a preorder without a price (S4.20)', { price: 0, preorder: true }, policy, null, 'preorder', 'PREORDER'],
    ['4: a preorder with a price shows it (S4.19)', { preorder: true }, policy, null, 'price', '$25,990'],
    [
      '5: the dealer’s words (S4.21)',
      { price: null },
      { ...policy, no_price_text: 'Call for price' },
      null,
      'none',
      'Call for price',
    ],
    ['5: nothing to take an offer off', { price: null }, policy, 8000, 'none', 'Contact us for price'],
  ])('%s', (_reason, facts, pricing, offer, kind, text) => {
    const shown = displayPrice({ ...car, ...facts }, pricing, australia, offer)
    expect(shown).toMatchObject({ kind, text })
    expect(shown.amount === null).toBe(kind === 'preorder' || kind === 'none')
  })

  test('a reduced price that is known already wins over the trade-in (S4.18)', () => {
    expect(displayPrice(car, policy, australia, 8000, 19990)).toMatchObject({ kind: 'reduced', text: '$19,990' })
  })
})

describe('the Was line (S4.22)', () => {
  test.each([
    ['an earlier, higher price', { before_price: 27990 }, null, 'Was $27,990, now:'],
    ['the same price', { before_price: 25990 }, null, null],
    ['a lower one', { before_price: 20000 }, null, null],
    ['none', {}, null, null],
    ['a trade-in is no discount', { before_price: 27990 }, 8000, null],
    ['a preorder', { before_price: 27990, price: null, preorder: true }, null, null],
    ['no price now', { before_price: 27990, price: null }, null, null],
  ])('%s', (_reason, facts, offer, was) => {
    expect(displayPrice({ ...car, ...facts }, policy, australia, offer).was).toBe(was)
  })

  test('stands not with a subscription', () => {
    const shown = displayPrice({ ...car, before_price: 27990, subscription_price: 199 }, offersSubscriptions, america)
    expect(shown.was).toBeNull()
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

test('reduced is price less offer less extra (S9.5)', () => {
  expect(reducedPrice(25990, 8000, 500)).toBe(17490)
  expect(reducedPrice(null, 8000, 500)).toBeNull()
})

describe('for any car', () => {
  const dollars = fc.option(fc.double({ min: -1000, max: 1_000_000 }))
  const anyCar = fc.record({
    price: dollars,
    before_price: dollars,
    subscription_price: fc.constant(null),
    preorder: fc.boolean(),
  })

  test('no price at or below 10 dollars is shown (S9.4)', () => {
    fc.assert(
      fc.property(anyCar, dollars, fc.nat(5000), (facts, offer, extra) => {
        const { kind, amount, text } = displayPrice(facts, { ...policy, extra_amount: extra }, australia, offer)
        if (kind === 'price' || kind === 'reduced') expect(amount).toBeGreaterThan(10)
        else expect(text).not.toContain('$')
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
