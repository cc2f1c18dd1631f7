import type { RepaymentPeriod } from './finance.ts'

/** Repayments in a year. */
const timesAYear = { week: 52, month: 12 } as const satisfies Readonly<Record<RepaymentPeriod, number>>

/** A month of payments in weeks, as a year has so many of each. */
export const weeksInMonth = timesAYear.week / timesAYear.month

/** A loan that is paid off in equal parts. */
export interface Loan {
  /** Dollars borrowed. */
  readonly amount: number
  /** Interest in percent a year. */
  readonly rate: number
  readonly years: number
  readonly period: RepaymentPeriod
}

/** A millionth of a dollar: what sums of fractions are off by is not rounded up to a dollar. */
const tolerance = 1e-6

/** A payment in whole dollars: up, as nobody is told less than they will pay. */
export const wholeDollars = (payment: number): number => Math.ceil(payment - tolerance)

/**
 * What is paid each time, in whole dollars, by the formula of annuities. Who pays that much has paid the loan off after its
 * years.
 */
export function repaymentOf({ amount, rate, years, period }: Loan): number {
  const times = years * timesAYear[period]
  const step = rate / 100 / timesAYear[period]
  const exact = step === 0 ? amount / times : (amount * step) / -Math.expm1(-times * Math.log1p(step))
  return wholeDollars(exact)
}
