import type { Car } from '#domain/car/car.ts'
import { depositWord } from '#domain/car/deposit-word.ts'
import { estimateRates, estimateTerms } from '#domain/car/estimate-terms.ts'
import { estimateOf } from '#domain/car/finance-estimate.ts'
import { isForHire, isShownPrice } from '#domain/car/price.ts'
import { rateBasis } from '#domain/car/rates.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** A car's weekly or monthly repayment, with everything that must be shown beside it. */
export interface Repayment {
  /** "$128 a week", "about $559 a month" */
  readonly repayment: string
  /** "comparison rate 8.95% p.a.", "6.49% APR": shown at least as large as the repayment. */
  readonly rates: string
  /** "Over 60 months with a deposit of $3,000."; empty when neither is known. */
  readonly conditions: string
  /** Lender and conditions of the estimate; empty for a lender's own offer, which states them. */
  readonly terms: string
  /** What a comparison rate is based on, always shown with it; empty when none is required. */
  readonly basis: string
}

type EstimatingSite = SiteSlice<'locale' | 'cars.finance' | 'cars.price'>

/**
 * Estimated repayment for the cheapest of these cars, from the dealer's stated offer; null when there is no offer or no
 * price.
 */
export function lowestEstimate(cars: readonly Car[], { cars: rules, locale }: EstimatingSite): Repayment | null {
  const { estimate: policy, period } = rules.finance
  const prices = cars
    .filter((car) => !isForHire(car, rules.price))
    .map(({ price }) => price)
    .filter(isShownPrice)
  if (!policy || prices.length === 0) return null
  const years = policy.default_term
  const question = { price: String(Math.min(...prices)), deposit: '', years }
  const estimate = estimateOf(question, { policy, period, example: 0, deposit_percent: null }, locale)
  const rates = estimateRates(policy, locale)
  if ('problem' in estimate || rates === null) return null
  return {
    repayment: estimate.repayment,
    rates,
    conditions: `Over ${years === 1 ? 'a year' : `${years} years`} without a ${depositWord(locale)}.`,
    terms: estimateTerms(policy),
    basis: rateBasis(locale),
  }
}
