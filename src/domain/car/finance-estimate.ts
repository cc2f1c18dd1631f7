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
  /** With fees, as Australian law wants it beside every rate; null where the dealer states no such rate. */
  readonly comparison_rate: number | null
  /** Years a loan may run. */
  readonly terms: readonly number[]
  readonly default_term: number
  readonly disclaimer: string
}

/** What estimates are made from, beside what a shopper types. */
export interface EstimateFacts {
  readonly policy: EstimatePolicy
  readonly period: RepaymentPeriod
  /** The price that is worked out while none is typed. */
  readonly example: number
  /** The deposit while none is typed, in percent of the price: what repayments of single cars are told with; null for none. */
  readonly deposit_percent: number | null
}

/** What a shopper typed and chose. */
export interface EstimateQuestion {
  readonly price: string
  readonly deposit: string
  readonly years: number
}

/** A repayment and what it is for, ready to read; or why there is none. Its rates stand beside it (estimate-terms.ts). */
export type FinanceEstimate =
  | {
      /** The price it stands for, in dollars. */
      readonly price: number
      /** "To borrow $27,000 over 5 years, with a deposit of $3,000": a deposit that the shopper typed is not said. */
      readonly loan: string
      /** "about $139 a week" */
      readonly repayment: string
    }
  | { readonly problem: string }

const unread = 'Write dollars in figures, such as 35,000, and we work it out.'

/** What is paid at once, in dollars, and how that is said where the shopper has not typed it. */
function depositOf(typed: string, price: number, percent: number | null, locale: LocalePolicy) {
  if (typed.trim() !== '') return { deposit: readDollars(typed), said: '' }
  const deposit = Math.round((price * (percent ?? 0)) / 100)
  const word = depositWord(locale)
  return { deposit, said: deposit > 0 ? `, with a ${word} of ${formatMoney(deposit, locale)}` : `, without a ${word}` }
}

/** What a loan for the rest of a price would cost, or why that is not worked out. */
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
