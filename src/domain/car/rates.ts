import type { Locale, LocalePolicy } from '../text/locale.ts'
import { formatRate } from '../text/rate.ts'
import type { FinanceLender } from './car.ts'
import { isAbove0 } from './finance-term.ts'
import { weeksInMonth } from './repayment.ts'

/** What a lender asks in percent a year; null where it does not say. */
export interface StatedRates {
  readonly interest: number | null
  /** The rate with the fees in it. */
  readonly withFees: number | null
}

interface RateRule {
  /** The rate that stands beside a repayment; no repayment stands without it. */
  readonly said: (rates: StatedRates) => string | null
  /** What it is based on, where the law wants that said. */
  readonly basis: string
  /** The interest stands before it where there is room. */
  readonly hasInterest?: true
}

const comparisonRateNote = 'Comparison rate is based on a 5 year secured loan of $30,000.'

const orNull = (rate: number | null) => (isAbove0(rate) ? rate : null)

const stated = (words: string, rate: number | null) => (rate === null ? null : words.replace('{}', formatRate(rate)))

/**
 * Australian law has a comparison rate; New Zealand asks for the interest. The American APR has the fees in it: interest alone is
 * never called so, as nobody knows what it leaves out.
 */
const rules: Readonly<Record<Locale, RateRule>> = {
  'en-AU': {
    said: ({ interest, withFees }) => (interest === null ? null : stated('comparison rate {} p.a.', withFees)),
    basis: comparisonRateNote,
    hasInterest: true,
  },
  'en-NZ': { said: ({ interest }) => stated('{} p.a.', interest), basis: '' },
  'en-US': {
    said: ({ interest, withFees }) => stated('{} APR', withFees) ?? stated('{} interest', interest),
    basis: '',
  },
}

type Country = Pick<LocalePolicy, 'locale'>

/** What the offer of a lender states: a rate of 0 is none that it knows. */
export const lenderRates = ({ interestRate, comparisonRate }: Pick<FinanceLender, 'interestRate' | 'comparisonRate'>) =>
  ({ interest: orNull(interestRate), withFees: orNull(comparisonRate) }) satisfies StatedRates

/**
 * The rate without which no repayment may stand in this country: "comparison rate 8.21% p.a.", "6.49% APR"; null where the lender
 * does not state it.
 */
export const rateText = (rates: StatedRates, { locale }: Country): string | null => rules[locale].said(rates)

/** All that is said of a lender's rates where there is room: "7.49% p.a. (comparison rate 8.21% p.a.)", "6.49% APR". */
export function ratesText(rates: StatedRates, country: Country): string | null {
  const said = rateText(rates, country)
  return said && rules[country.locale].hasInterest ? `${formatRate(rates.interest ?? 0)} p.a. (${said})` : said
}

/** What the rate beside a repayment is based on; empty where no law wants that said. */
export const rateBasis = ({ locale }: Country): string => rules[locale].basis

type Payments = Pick<FinanceLender, 'paymentWeek' | 'paymentMonth'>

/** What is paid a week; American lenders state the month alone. Null where nobody says. */
export function weeklyPayment({ paymentWeek, paymentMonth }: Payments, { locale }: Country): number | null {
  const month = locale === 'en-US' ? orNull(paymentMonth) : null
  return orNull(paymentWeek) ?? (month === null ? null : month / weeksInMonth)
}
