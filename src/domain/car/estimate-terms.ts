import type { LocalePolicy } from '../text/locale.ts'
import type { EstimatePolicy } from './finance-estimate.ts'
import { rateBasis, ratesText, type StatedRates } from './rates.ts'

type Country = Pick<LocalePolicy, 'locale'>

/** What a US dealer states as the rate is the APR, unless it states one with the fees beside it. */
function statedBy({ rate, comparison_rate }: EstimatePolicy, { locale }: Country): StatedRates {
  return { interest: rate, withFees: comparison_rate ?? (locale === 'en-US' ? rate : null) }
}

/** What stands beside an estimate, no smaller: "7.49% p.a. (comparison rate 8.21% p.a.)"; null where none may stand. */
export const estimateRates = (policy: EstimatePolicy, country: Country): string | null =>
  ratesText(statedBy(policy, country), country)

/** Whose an estimate is, and what it depends on. */
export const estimateTerms = ({ lender, disclaimer }: EstimatePolicy): string =>
  `An estimate with ${lender}, not an offer. ${disclaimer}`

/** What stands below an estimate, smaller than it. */
export const estimateNote = (policy: EstimatePolicy, country: Country): string =>
  [estimateTerms(policy), rateBasis(country)].filter(Boolean).join(' ')
