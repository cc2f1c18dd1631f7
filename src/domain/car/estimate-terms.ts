import type { LocalePolicy } from '../text/locale.ts'
import type { EstimatePolicy } from './finance-estimate.ts'
import { rateBasis, ratesText, type StatedRates } from './rates.ts'

type Country = Pick<LocalePolicy, 'locale'>

/** A US dealer's stated rate is taken as the APR unless a rate with fees is stated too. */
function statedBy({ rate, comparison_rate }: EstimatePolicy, { locale }: Country): StatedRates {
  return { interest: rate, withFees: comparison_rate ?? (locale === 'en-US' ? rate : null) }
}

/**
 * Rates to show beside an estimate, no smaller: "7.49% p.a. (comparison rate 8.21% p.a.)"; null when none may be shown.
 */
export const estimateRates = (policy: EstimatePolicy, country: Country): string | null =>
  ratesText(statedBy(policy, country), country)

/** The lender of an estimate, that it is no offer, and the dealer's disclaimer. */
export const estimateTerms = ({ lender, disclaimer }: EstimatePolicy): string =>
  `An estimate with ${lender}, not an offer. ${disclaimer}`

/** Small print below an estimate. */
export const estimateNote = (policy: EstimatePolicy, country: Country): string =>
  [estimateTerms(policy), rateBasis(country)].filter(Boolean).join(' ')
