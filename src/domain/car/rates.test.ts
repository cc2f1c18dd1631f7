import { expect, test } from 'vitest'
import { america, australia, newZealand } from '../text/sample-locale.ts'
import { lenderRates, rateBasis, ratesText, rateText } from './rates.ts'

const both = { interestRate: 7.99, comparisonRate: 8.75 }
const bare = { interestRate: 7.99, comparisonRate: null }
const none = { interestRate: 0, comparisonRate: 0 }

test.each([
  [
    'both rates in Australia, on a card the comparison rate',
    ...[australia, both, 'comparison rate 8.75% p.a.', '7.99% p.a. (comparison rate 8.75% p.a.)'],
  ],
  ['nothing in Australia without a comparison rate', australia, bare, null, null],
  ['nothing in Australia without the interest', australia, { ...both, interestRate: null }, null, null],
  ['the interest in New Zealand', newZealand, both, '7.99% p.a.', '7.99% p.a.'],
  ['the same where it is all that is known', newZealand, bare, '7.99% p.a.', '7.99% p.a.'],
  ['nothing in New Zealand without it', newZealand, { ...both, interestRate: 0 }, null, null],
  ['the rate with the fees in America', america, both, '8.75% APR', '8.75% APR'],
  ['the interest in America, by no other name, where that is all', america, bare, '7.99% interest', '7.99% interest'],
  ['nothing in America without any', america, none, null, null],
] as const)('beside a repayment stands %s', (_which, locale, rates, onCard, withRoom) => {
  expect(rateText(lenderRates(rates), locale)).toBe(onCard)
  expect(ratesText(lenderRates(rates), locale)).toBe(withRoom)
})

test.each([
  [australia, 'Comparison rate is based on a 5 year secured loan of $30,000.'],
  [newZealand, ''],
  [america, ''],
] as const)('in $locale is said what it is based on (S9.18)', (locale, basis) => {
  expect(rateBasis(locale)).toBe(basis)
})
