import type { FinanceLender } from './car.ts'

/** One term in both units. */
export interface FinanceTerm {
  readonly months: number
  readonly years: number
}

/** Whether a lender's number counts as stated: finite and above 0. */
export function isAbove0(amount: number | null): amount is number {
  return amount !== null && Number.isFinite(amount) && amount > 0
}

/**
 * A lender's term in months and years; a missing one is derived from the other, or both from the default. Null without
 * any.
 */
export function financeTerm(lender: FinanceLender, defaultYears: number | null): FinanceTerm | null {
  const { termMonths, termYears } = lender
  if (isAbove0(termMonths)) return { months: termMonths, years: isAbove0(termYears) ? termYears : termMonths / 12 }
  const years = isAbove0(termYears) ? termYears : defaultYears
  return years === null ? null : { months: years * 12, years }
}
