import { expect, test } from 'vitest'
import { america, australia, newZealand } from '../text/sample-locale.ts'
import { inRateWords, neededRate, rateBasis, ratesText, rateWords } from './rates.ts'

const both = { interestRate: 7.99, comparisonRate: 8.75 }
const bare = { interestRate: 7.99, comparisonRate: null }

test.each([
  ['both rates in Australia', australia, both, '7.99% p.a. (comparison rate 8.75% p.a.)'],
  ['nothing in Australia without a comparison rate', australia, bare, null],
  ['nothing in Australia without the interest', australia, { ...both, interestRate: null }, null],
  ['the interest in New Zealand', newZealand, both, '7.99% p.a.'],
  ['the same where it is all that is known', newZealand, bare, '7.99% p.a.'],
  ['nothing in New Zealand without it', newZealand, { ...both, interestRate: 0 }, null],
  ['the rate with the fees in America', america, both, '8.75% APR'],
  ['the one rate that an American lender states', america, bare, '7.99% APR'],
  ['nothing in America without any', america, { interestRate: null, comparisonRate: 0 }, null],
] as const)('beside a repayment stands %s', (_which, locale, rates, words) => {
  const rate = neededRate(rates, locale)
  expect(rate && ratesText(rates, rate, locale)).toBe(words)
})

test.each([
  [australia, 'comparison rate 8.75% p.a.', 'Comparison rate is based on a 5 year secured loan of $30,000.'],
  [newZealand, '8.75% p.a.', ''],
  [america, '8.75% APR', ''],
] as const)('on a card in $locale it is said with what it is based on (S9.18)', (locale, words, basis) => {
  expect(inRateWords(rateWords(locale), 8.75)).toBe(words)
  expect(rateBasis(locale)).toBe(basis)
})
