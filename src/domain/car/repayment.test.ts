import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Loan, repaymentOf } from './repayment.ts'

describe('a repayment', () => {
  test.each<readonly [reason: string, loan: Loan, dollars: number]>([
    ['by the week', { amount: 30_000, rate: 7.49, years: 5, period: 'week' }, 139],
    ['by the month', { amount: 30_000, rate: 7.49, years: 5, period: 'month' }, 601],
    ['over a year', { amount: 12_000, rate: 12, years: 1, period: 'month' }, 1067],
    ['over seven years', { amount: 30_000, rate: 7.49, years: 7, period: 'week' }, 106],
    ['without interest', { amount: 26_000, rate: 0, years: 5, period: 'week' }, 100],
    ['without interest, a fraction counts as a dollar', { amount: 26_001, rate: 0, years: 5, period: 'week' }, 101],
    ['a cent is a dollar', { amount: 0.01, rate: 7.49, years: 5, period: 'week' }, 1],
    ['with next to no interest', { amount: 26_000, rate: 0.01, years: 5, period: 'week' }, 101],
  ])('%s', (_reason, loan, dollars) => {
    expect(repaymentOf(loan)).toBe(dollars)
  })

  const loans = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    rate: fc.double({ min: 0, max: 60, noNaN: true }),
    years: fc.integer({ min: 1, max: 10 }),
    period: fc.constantFrom('week', 'month'),
  })
  const left = ({ amount, rate, years, period }: Loan, paid: number): number => {
    const times = period === 'week' ? 52 : 12
    let owed = amount
    for (let time = 0; time < years * times; time++) owed = owed * (1 + rate / 100 / times) - paid
    return owed
  }

  it('pays the loan off in its years, and a dollar less does not', () => {
    const holds = (loan: Loan) => {
      const dollars = repaymentOf(loan)
      expect(left(loan, dollars)).toBeLessThan(0.05)
      expect(left(loan, dollars - 1)).toBeGreaterThan(0)
    }
    fc.assert(fc.property(loans, holds), { seed: 7 })
  })

  it('is never less for more money, more interest or fewer years', () => {
    const holds = (loan: Loan) => {
      const dollars = repaymentOf(loan)
      for (const more of [{ amount: loan.amount + 1 }, { rate: loan.rate + 0.5 }])
        expect(repaymentOf({ ...loan, ...more })).toBeGreaterThanOrEqual(dollars)
      expect(repaymentOf({ ...loan, years: loan.years + 1 })).toBeLessThanOrEqual(dollars)
    }
    fc.assert(fc.property(loans, holds), { seed: 7 })
  })
})
