import { expect, test } from 'vitest'
import { america, australia, newZealand } from '../text/sample-locale.ts'
import { estimateNote, estimateRates } from './estimate-terms.ts'

const policy = { lender: 'Plenty', rate: 7.49, terms: [5], default_term: 5, disclaimer: 'Fees apply.' }
const both = '7.49% p.a. (comparison rate 8.21% p.a.)'
const basis = ' Comparison rate is based on a 5 year secured loan of $30,000.'

test.each([
  ['with its comparison rate and what that is based on', australia, 8.21, both, basis],
  ['alone in New Zealand, which knows no comparison rate', newZealand, null, '7.49% p.a.', ''],
  ['alone there though the dealer states one', newZealand, 8.21, '7.49% p.a.', ''],
  ['as the APR that an American dealer states', america, null, '7.49% APR', ''],
  ['as the one with the fees, where an American dealer states both', america, 8.21, '8.21% APR', ''],
] as const)('an estimate states its rate %s (S9.18)', (_reason, locale, comparison_rate, said, note) => {
  const own = { ...policy, comparison_rate }
  expect(estimateRates(own, locale)).toBe(said)
  expect(estimateNote(own, locale)).toBe(`An estimate with Plenty, not an offer. Fees apply.${note}`)
})

test('an estimate without interest says so', () => {
  expect(estimateRates({ ...policy, rate: 0, comparison_rate: null }, america)).toBe('0.00% APR')
})
