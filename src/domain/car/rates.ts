import type { Locale, LocalePolicy } from '../text/locale.ts'
import { formatRate } from '../text/rate.ts'
import type { FinanceLender } from './car.ts'
import { isAbove0 } from './finance-term.ts'
import { weeksInMonth } from './repayment.ts'

/** A lender's rates in percent a year; null when not stated. */
export interface StatedRates {
  readonly interest: number | null
  /** The rate including fees. */
  readonly withFees: number | null
}

interface RateRule {
  /** The rate that must be shown beside a repayment; null means that no repayment may be shown. */
  readonly said: (rates: StatedRates) => string | null
  /** The basis of the rate, where the law requires it. */
  readonly basis: string
  /** The interest rate is shown before it if there is room. */
  readonly hasInterest?: true
}

const comparisonRateNote = 'Comparison rate is based on a 5 year secured loan of $30,000.'

const orNull = (rate: number | null) => (isAbove0(rate) ? rate : null)

const stated = (words: string, rate: number | null) => (rate === null ? null : words.replace('{}', formatRate(rate)))

/**
 * Australian law requires a comparison rate, New Zealand the interest rate. The US APR includes fees: an interest rate
 * alone is never called APR, as the fees it leaves out are unknown.
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

/** Rates of a lender's offer; 0 counts as not stated. */
export const lenderRates = ({ interestRate, comparisonRate }: Pick<FinanceLender, 'interestRate' | 'comparisonRate'>) =>
  ({ interest: orNull(interestRate), withFees: orNull(comparisonRate) }) satisfies StatedRates

/**
 * The rate that must be shown beside a repayment in this country: "comparison rate 8.21% p.a.", "6.49% APR"; null when
 * the lender does not state it.
 */
export const rateText = (rates: StatedRates, { locale }: Country): string | null => rules[locale].said(rates)

/** All of a lender's rates, for places with room: "7.49% p.a. (comparison rate 8.21% p.a.)", "6.49% APR". */
export function ratesText(rates: StatedRates, country: Country): string | null {
  const said = rateText(rates, country)
  return said && rules[country.locale].hasInterest ? `${formatRate(rates.interest ?? 0)} p.a. (${said})` : said
}

/** The basis of the rate beside a repayment; empty where no law requires it. */
export const rateBasis = ({ locale }: Country): string => rules[locale].basis

type Payments = Pick<FinanceLender, 'paymentWeek' | 'paymentMonth'>

/** Weekly payment in dollars, derived from the monthly one for US lenders that state only that; null when unknown. */
export function weeklyPayment({ paymentWeek, paymentMonth }: Payments, { locale }: Country): number | null {
  const month = locale === 'en-US' ? orNull(paymentMonth) : null
  return orNull(paymentWeek) ?? (month === null ? null : month / weeksInMonth)
}
