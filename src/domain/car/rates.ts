import type { Locale, LocalePolicy } from '../text/locale.ts'
import { formatRate } from '../text/rate.ts'
import type { FinanceLender } from './car.ts'
import { isAbove0 } from './finance-term.ts'

type Stated = Pick<FinanceLender, 'interestRate' | 'comparisonRate'>

interface RateRule {
  /** The rate that stands beside a repayment; no repayment stands without it. */
  readonly said: (rates: Stated) => number | null
  /** How it is written, its figure at {}. */
  readonly words: string
  /** What it is based on, where the law wants that said. */
  readonly basis: string
}

/** What a comparison rate has to say for itself. */
export const comparisonRateNote = 'Comparison rate is based on a 5 year secured loan of $30,000.'

const orNull = (rate: number | null) => (isAbove0(rate) ? rate : null)

/** Australian law has a comparison rate; in America the yearly rate has the fees in it; New Zealand asks for the interest. */
const rules: Readonly<Record<Locale, RateRule>> = {
  'en-AU': {
    said: ({ interestRate, comparisonRate }) => (isAbove0(interestRate) ? orNull(comparisonRate) : null),
    words: 'comparison rate {} p.a.',
    basis: comparisonRateNote,
  },
  'en-NZ': { said: ({ interestRate }) => orNull(interestRate), words: '{} p.a.', basis: '' },
  'en-US': {
    said: ({ interestRate, comparisonRate }) => orNull(comparisonRate) ?? orNull(interestRate),
    words: '{} APR',
    basis: '',
  },
}

type Country = Pick<LocalePolicy, 'locale'>

/** The rate without which no repayment may stand in this country; null where the lender does not state it. */
export const neededRate = (rates: Stated, { locale }: Country): number | null => rules[locale].said(rates)

type Payments = Pick<FinanceLender, 'paymentWeek' | 'paymentMonth'>

/** What is paid a week; American lenders state the month alone. Null where nobody says. */
export function weeklyPayment({ paymentWeek, paymentMonth }: Payments, { locale }: Country): number | null {
  const month = locale === 'en-US' ? orNull(paymentMonth) : null
  return orNull(paymentWeek) ?? (month === null ? null : (month * 12) / 52)
}

/** How that rate is written: "comparison rate {} p.a.". */
export const rateWords = ({ locale }: Country): string => rules[locale].words

/** What it is based on; empty where no law wants that said. */
export const rateBasis = ({ locale }: Country): string => rules[locale].basis

/** What the rates in a text are based on; empty where no law wants that said. */
export const basisOf = (said: string): string => (said.includes('comparison rate') ? comparisonRateNote : '')

/** A rate in such words: "comparison rate 8.21% p.a.", "6.49% APR". */
export const inRateWords = (words: string, rate: number): string => words.replace('{}', formatRate(rate))

/** All that is said of a lender's rates where there is room: "7.49% p.a. (comparison rate 8.21% p.a.)", "6.49% APR". */
export function ratesText({ interestRate }: Stated, rate: number, country: Country): string {
  const said = inRateWords(rateWords(country), rate)
  return country.locale === 'en-AU' ? `${formatRate(interestRate ?? 0)} p.a. (${said})` : said
}
