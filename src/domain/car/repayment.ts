import type { RepaymentPeriod } from './finance.ts'

/** Repayments in a year. */
const timesAYear = { week: 52, month: 12 } as const satisfies Readonly<Record<RepaymentPeriod, number>>

/** Weeks in a month of payments: 52 / 12. */
export const weeksInMonth = timesAYear.week / timesAYear.month

/** A loan repaid in equal instalments. */
export interface Loan {
  /** Dollars borrowed. */
  readonly amount: number
  /** Interest in percent a year. */
  readonly rate: number
  readonly years: number
  readonly period: RepaymentPeriod
}

/** A millionth of a dollar, so that floating-point error is not rounded up to a dollar. */
const tolerance = 1e-6

/** Rounds a payment up to whole dollars, so that nobody is quoted less than they will pay. */
export const wholeDollars = (payment: number): number => Math.ceil(payment - tolerance)

/** Instalment of a loan in whole dollars, by the annuity formula. */
export function repaymentOf({ amount, rate, years, period }: Loan): number {
  const times = years * timesAYear[period]
  const step = rate / 100 / timesAYear[period]
  const exact = step === 0 ? amount / times : (amount * step) / -Math.expm1(-times * Math.log1p(step))
  return wholeDollars(exact)
}
