import { describe, expect, it, test } from 'vitest'
import { america, australia } from '../text/sample-locale.ts'
import { type EstimateFacts, estimateOf } from './finance-estimate.ts'

const policy = {
  ...{ lender: 'Plenty', rate: 7.49, comparison_rate: 8.21, terms: [1, 3, 5], default_term: 5 },
  disclaimer: 'Fees apply.',
}
const facts: EstimateFacts = { policy, period: 'week', example: 30_000, deposit_percent: null }
const typed = (price: string, deposit = '', years = 5) => ({ price, deposit, years })

describe('an estimate', () => {
  test.each([
    ['of a typed price', typed('35,000', '5000'), 35_000, 'To borrow $30,000 over 5 years', 'about $139 a week'],
    ['over another term', typed('35000', '$5,000', 3), 35_000, 'To borrow $30,000 over 3 years', 'about $215 a week'],
    ['over one year', typed('30000', '0', 1), 30_000, 'To borrow $30,000 over a year', 'about $600 a week'],
    ['of an example', typed('', '0'), 30_000, 'For example, to borrow $30,000 over 5 years', 'about $139 a week'],
    ['with a deposit', typed('', '10000'), 30_000, 'For example, to borrow $20,000 over 5 years', 'about $93 a week'],
    [
      'of an example where blanks are typed',
      typed(' ', ' '),
      30_000,
      'For example, to borrow $30,000 over 5 years, without a deposit',
      'about $139 a week',
    ],
    ['of the least price', typed('501', '0'), 501, 'To borrow $501 over 5 years', 'about $3 a week'],
  ] as const)('%s stands', (_reason, question, price, loan, repayment) => {
    expect(estimateOf(question, facts, australia)).toEqual({ price, loan, repayment })
  })

  test.each([
    ['that the lender assumes', 10, '', 'To borrow $23,391 over 5 years, with a deposit of $2,599', 108],
    ['that the shopper has, though the lender assumes another', 10, '5,990', 'To borrow $20,000 over 5 years', 93],
    ['of nothing, though the lender assumes another', 10, '0', 'To borrow $25,990 over 5 years', 120],
    ['of which nobody speaks', null, '', 'To borrow $25,990 over 5 years, without a deposit', 120],
  ])('is worked out with the deposit %s', (_reason, deposit_percent, deposit, loan, dollars) => {
    const worked = estimateOf(typed('25,990', deposit), { ...facts, deposit_percent }, australia)
    expect(worked).toMatchObject({ loan, repayment: `about $${dollars} a week` })
  })

  test.each([
    [null, '', { loan: 'To borrow $25,990 over 5 years, without a down payment' }],
    [10, '', { loan: 'To borrow $23,391 over 5 years, with a down payment of $2,599' }],
    [null, '26000', { problem: 'Your down payment covers the price: there is nothing to borrow.' }],
  ])('speaks of a down payment in America: %s', (deposit_percent, deposit, said) => {
    expect(estimateOf(typed('25,990', deposit), { ...facts, deposit_percent }, america)).toMatchObject(said)
  })

  const covered = 'Your deposit covers the price: there is nothing to borrow.'
  const unread = 'Write dollars in figures, such as 35,000, and we work it out.'
  test.each([
    ['with a deposit above the price', typed('20000', '20001'), covered],
    ['with a deposit of the price', typed('20000', '20000'), covered],
    ['at the price from which none is financed (S9.17)', typed('500'), 'We work it out above $500.'],
    ['of words', typed('about 35k'), unread],
    ['with a deposit in words', typed('35000', 'my car'), unread],
  ] as const)('is none %s', (_reason, question, problem) => {
    expect(estimateOf(question, facts, australia)).toEqual({ problem })
  })

  it('is told by the month where the dealer counts in months', () => {
    expect(estimateOf(typed('30000'), { ...facts, period: 'month' }, australia)).toMatchObject({
      repayment: 'about $601 a month',
    })
  })
})
