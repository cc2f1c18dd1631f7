import { longDate, oneMonthAfter } from '../text/dates.ts'
import type { LocalePolicy } from '../text/locale.ts'
import { formatMoney } from '../text/money.ts'
import { wallClock } from '../text/wall-clock.ts'
import { isForSale } from './availability.ts'
import type { Car, FinanceLender } from './car.ts'

/** What a dealer decides about finance; the maps go by provider, as in a car's `finance_lenders`. */
export interface FinancePolicy {
  /** The lender whose offers the site shows, or null for none. */
  readonly provider: string | null
  /** Oldest car a provider lends for, in years; a provider that is not listed has no limit. */
  readonly max_car_age_years: Readonly<Record<string, number>>
  /** Deposit a provider assumes, in percent of the price. */
  readonly deposit_percent: Readonly<Record<string, number>>
  /** Term of a provider whose offers state none. */
  readonly default_term_years: Readonly<Record<string, number>>
}

/** The facts a finance offer is made of. */
export type FinancedCar = Pick<Car, 'price' | 'status' | 'reserved' | 'year' | 'finance_lenders'>

/** A weekly price with what has to stand beside it, ready to read. */
export interface FinanceOffer {
  /** "$129" */
  readonly week: string
  /** "7.99%" */
  readonly interest: string
  /** "8.75%"; shown no smaller than the weekly price's own rate. */
  readonly comparison: string
  readonly term: FinanceTerm | null
  /** "$3,000", or null when neither lender nor dealer states one. */
  readonly deposit: string | null
  readonly disclaimer: string | null
  /** "Offer valid until 5 April 2026." */
  readonly validity: string
}

/** One term in both units. */
export interface FinanceTerm {
  readonly months: number
  readonly years: number
}

/** Cars up to this many dollars carry no weekly price. */
export const leastFinancedPrice = 500

/** What a comparison rate has to say for itself. */
export const comparisonRateNote = 'Comparison rate is based on a 5 year secured loan of $30,000.'

const own = <T>(table: Readonly<Record<string, T>>, key: string | null): T | null =>
  key !== null && Object.hasOwn(table, key) ? (table[key] ?? null) : null

const isAbove0 = (amount: number | null): amount is number => amount !== null && Number.isFinite(amount) && amount > 0

function isYoungEnough(year: number | null, limit: number | null, now: Date, locale: LocalePolicy): boolean {
  return limit === null || (year !== null && wallClock(now, locale.timeZone).year - year <= limit)
}

const percent = (rate: number) => `${rate.toFixed(2)}%`

/** A lender's term in months and years, each made from the other when only one is stated; null when neither is. */
export function financeTerm(lender: FinanceLender, defaultYears: number | null): FinanceTerm | null {
  const { termMonths, termYears } = lender
  if (isAbove0(termMonths)) return { months: termMonths, years: isAbove0(termYears) ? termYears : termMonths / 12 }
  const years = isAbove0(termYears) ? termYears : defaultYears
  return years === null ? null : { months: years * 12, years }
}

function deposit(price: number, lender: FinanceLender, share: number | null): number | null {
  return share === null ? lender.deposit : (price * share) / 100
}

/**
 * The weekly price a car may carry, or null: only with all rates of the site's provider, above 500 dollars, for sale, and
 * young enough for the provider. The offer's month is counted from `now` in the dealer's zone.
 */
export function financeOffer(
  car: FinancedCar,
  policy: FinancePolicy,
  locale: LocalePolicy,
  now: Date,
): FinanceOffer | null {
  const { provider } = policy
  const lender = own(car.finance_lenders, provider)
  if (!lender || car.price === null || car.price <= leastFinancedPrice || !isForSale(car)) return null
  const { interestRate: interest, comparisonRate: comparison, paymentWeek: week } = lender
  if (!isAbove0(interest) || !isAbove0(comparison) || !isAbove0(week)) return null
  if (!isYoungEnough(car.year, own(policy.max_car_age_years, provider), now, locale)) return null
  const down = deposit(car.price, lender, own(policy.deposit_percent, provider))
  return {
    week: formatMoney(week, locale),
    interest: percent(interest),
    comparison: percent(comparison),
    term: financeTerm(lender, own(policy.default_term_years, provider)),
    deposit: down === null ? null : formatMoney(down, locale),
    disclaimer: lender.disclaimer,
    validity: `Offer valid until ${offerEnd(now, locale)}.`,
  }
}

/** The last day of an offer made now: one month from today, in the dealer's zone. */
export function offerEnd(now: Date, locale: LocalePolicy): string {
  return longDate(oneMonthAfter(wallClock(now, locale.timeZone).date), locale)
}
