import { readDollars } from '../text/dollars.ts'
import type { LocalePolicy } from '../text/locale.ts'
import { formatMoney } from '../text/money.ts'
import { depositWord } from './deposit-word.ts'
import { leastFinancedPrice, type RepaymentPeriod } from './finance.ts'
import { repaymentOf } from './repayment.ts'

/** A lender's offer as a dealer states it, from which repayments are estimated. */
export interface EstimatePolicy {
  readonly lender: string
  /** Percent a year. */
  readonly rate: number
  /** The rate with fees, which Australian law requires beside every rate; null when the dealer states none. */
  readonly comparison_rate: number | null
  /** Loan terms to choose from, in years. */
  readonly terms: readonly number[]
  readonly default_term: number
  readonly disclaimer: string
}

/** Inputs of an estimate besides the shopper's. */
export interface EstimateFacts {
  readonly policy: EstimatePolicy
  readonly period: RepaymentPeriod
  /** The price in dollars used while none is typed. */
  readonly example: number
  /** Deposit while none is typed, in percent of the price, as in the repayments of single cars; null for none. */
  readonly deposit_percent: number | null
}

/** The shopper's input: typed texts, and the term in years. */
export interface EstimateQuestion {
  readonly price: string
  readonly deposit: string
  readonly years: number
}

/** A formatted repayment and its loan, or the reason there is none. Its rates must be shown too (estimate-terms.ts). */
export type FinanceEstimate =
  | {
      /** The financed price in dollars. */
      readonly price: number
      /** "To borrow $27,000 over 5 years, with a deposit of $3,000"; a deposit the shopper typed is not repeated. */
      readonly loan: string
      /** "about $139 a week" */
      readonly repayment: string
    }
  | { readonly problem: string }

const unread = 'Write dollars in figures, such as 35,000, and we work it out.'

/** The deposit in dollars (null when it cannot be read), and its wording unless the shopper typed it. */
function depositOf(typed: string, price: number, percent: number | null, locale: LocalePolicy) {
  if (typed.trim() !== '') return { deposit: readDollars(typed), said: '' }
  const deposit = Math.round((price * (percent ?? 0)) / 100)
  const word = depositWord(locale)
  return { deposit, said: deposit > 0 ? `, with a ${word} of ${formatMoney(deposit, locale)}` : `, without a ${word}` }
}

/** Estimates the repayment of a loan for the price less the deposit, or says why it cannot. */
export function estimateOf(
  { price: typedPrice, deposit: typedDeposit, years }: EstimateQuestion,
  { policy, period, example, deposit_percent: percent }: EstimateFacts,
  locale: LocalePolicy,
): FinanceEstimate {
  const isExample = typedPrice.trim() === ''
  const price = isExample ? example : readDollars(typedPrice)
  const { deposit, said } = depositOf(typedDeposit, price ?? 0, percent, locale)
  if (price === null || deposit === null) return { problem: unread }
  if (price <= leastFinancedPrice)
    return { problem: `We work it out above ${formatMoney(leastFinancedPrice, locale)}.` }
  const amount = price - deposit
  if (amount <= 0) return { problem: `Your ${depositWord(locale)} covers the price: there is nothing to borrow.` }
  const dollars = repaymentOf({ amount, rate: policy.rate, years, period })
  const term = years === 1 ? 'a year' : `${years} years`
  return {
    price,
    loan: `${isExample ? 'For example, to' : 'To'} borrow ${formatMoney(amount, locale)} over ${term}${said}`,
    repayment: `about ${formatMoney(dollars, locale)} a ${period}`,
  }
}
