import { capital } from '../text/capital.ts'
import { longDate, oneMonthAfter } from '../text/dates.ts'
import type { LocalePolicy } from '../text/locale.ts'
import { formatMoney } from '../text/money.ts'
import { wallClock } from '../text/wall-clock.ts'
import { isForSale } from './availability.ts'
import type { Car, FinanceLender, WeeklyPrice } from './car.ts'
import { depositWord } from './deposit-word.ts'
import type { EstimatePolicy } from './finance-estimate.ts'
import { type FinanceTerm, financeTerm, isAbove0 } from './finance-term.ts'
import { isForHire, type PricingPolicy } from './price.ts'
import { lenderRates, ratesText, rateText, weeklyPayment } from './rates.ts'
import { wholeDollars } from './repayment.ts'

/** A dealer's finance settings. The maps are by provider, like a car's `finance_lenders`. */
export interface FinancePolicy {
  /** The lender whose offers the site shows, or null for none. */
  readonly provider: string | null
  /** Maximum age of a car in years; a provider that is not listed has no limit. */
  readonly max_car_age_years: Readonly<Record<string, number>>
  /** Deposit a provider assumes, in percent of the price. */
  readonly deposit_percent: Readonly<Record<string, number>>
  /** Default term of a provider whose offers state none. */
  readonly default_term_years: Readonly<Record<string, number>>
  /** Period of the repayments shown. */
  readonly period: RepaymentPeriod
  /** The site offers subscriptions: cars priced by the week get no finance offer. */
  readonly subscriptions: boolean
}

export type RepaymentPeriod = 'week' | 'month'

/** The same as written in dealer files. */
export interface FinanceSettings {
  readonly finance_provider: FinancePolicy['provider']
  readonly price: Pick<PricingPolicy, 'subscriptions'>
  readonly finance: Omit<FinancePolicy, 'provider' | 'subscriptions'> & {
    /** Show repayments on cards too. */
    readonly on_cards: boolean
    /** Basis of the finance page's estimates; null to show none. */
    readonly estimate: EstimatePolicy | null
  }
}

/** Builds the policy from a dealer's settings. */
export function financePolicy({ finance_provider, finance, price }: FinanceSettings): FinancePolicy {
  return { provider: finance_provider, ...finance, subscriptions: price.subscriptions }
}

/** The fields a finance offer depends on. */
export type FinancedCar = Pick<Car, 'price' | 'subscription_price' | 'status' | 'reserved' | 'year' | 'finance_lenders'>

/** A formatted repayment with everything that must be shown beside it. */
export interface FinanceOffer {
  /** "$129 a week" */
  readonly repayment: string
  /** "7.99% p.a. (comparison rate 8.75% p.a.)", "6.49% APR"; shown no smaller than the repayment. */
  readonly rates: string
  readonly term: FinanceTerm | null
  /** "$3,000", or null when neither lender nor dealer states one. */
  readonly deposit: string | null
  readonly disclaimer: string | null
}

/** Cars up to this many dollars carry no weekly price. */
export const leastFinancedPrice = 500

const own = <T>(table: Readonly<Record<string, T>>, key: string | null): T | null =>
  key !== null && Object.hasOwn(table, key) ? (table[key] ?? null) : null

function isYoungEnough(year: number | null, limit: number | null, now: Date, locale: LocalePolicy): boolean {
  return limit === null || (year !== null && wallClock(now, locale.timeZone).year - year <= limit)
}

/** Deposit the site's lender assumes, in percent of the price; null when the dealer states none. */
export const assumedPercent = ({ deposit_percent, provider }: Pick<FinancePolicy, 'deposit_percent' | 'provider'>) =>
  own(deposit_percent, provider)

function deposit(price: number, lender: FinanceLender, share: number | null): number | null {
  return share === null ? lender.deposit : (price * share) / 100
}

/** The values without which no weekly price may be shown. */
interface Rates {
  /** In its country's wording. */
  readonly rate: string
  readonly week: number
}

function ratesOf(lender: FinanceLender, locale: LocalePolicy): Rates | null {
  const [rate, week] = [rateText(lenderRates(lender), locale), weeklyPayment(lender, locale)]
  return rate === null || week === null ? null : { rate, week }
}

/** The car's offer from the site's lender; null when there is none or the car may carry no weekly price. */
function lenderFor(car: FinancedCar, policy: FinancePolicy, locale: LocalePolicy, now: Date): FinanceLender | null {
  const limit = own(policy.max_car_age_years, policy.provider)
  if (!isForSale(car) || isForHire(car, policy) || !isYoungEnough(car.year, limit, now, locale)) return null
  return own(car.finance_lenders, policy.provider)
}

interface Standing {
  readonly price: number
  readonly lender: FinanceLender
  readonly rates: Rates
}

/**
 * The basis of a weekly price, or null: rates of the site's lender, above 500 dollars, for sale, not for hire, young
 * enough.
 */
function standing(car: FinancedCar, policy: FinancePolicy, locale: LocalePolicy, now: Date): Standing | null {
  const lender = lenderFor(car, policy, locale, now)
  const rates = lender && ratesOf(lender, locale)
  return rates && car.price !== null && car.price > leastFinancedPrice ? { price: car.price, lender, rates } : null
}

/** The repayment: weekly, and monthly when the dealer quotes by the month and the lender states it. */
function asked({ lender, rates }: Standing, { period }: FinancePolicy): Omit<WeeklyPrice, 'rate'> {
  const { paymentMonth: month } = lender
  const monthly = period === 'month' && isAbove0(month) ? wholeDollars(month) : null
  return { amount: wholeDollars(rates.week), monthly }
}

/** "$129 a week", or "$559 a month" when the monthly amount is known. */
export function repaymentText({ amount, monthly }: Omit<WeeklyPrice, 'rate'>, locale: LocalePolicy): string {
  return monthly === null ? `${formatMoney(amount, locale)} a week` : `${formatMoney(monthly, locale)} a month`
}

/** A car's repayment as lists show, filter and sort it; null when none may be shown. */
export function weeklyPrice(
  car: FinancedCar,
  policy: FinancePolicy,
  locale: LocalePolicy,
  now: Date,
): WeeklyPrice | null {
  const found = standing(car, policy, locale, now)
  return found && { ...asked(found, policy), rate: found.rates.rate }
}

/**
 * A car's repayment with its rates, term, deposit and disclaimer; null when none may be shown. `now` is for the age
 * limit.
 */
export function financeOffer(
  car: FinancedCar,
  policy: FinancePolicy,
  locale: LocalePolicy,
  now: Date,
): FinanceOffer | null {
  const found = standing(car, policy, locale, now)
  if (!found) return null
  const { price, lender, rates } = found
  const down = deposit(price, lender, assumedPercent(policy))
  return {
    repayment: repaymentText(asked(found, policy), locale),
    rates: ratesText(lenderRates(lender), locale) ?? rates.rate,
    term: financeTerm(lender, own(policy.default_term_years, policy.provider)),
    deposit: down === null ? null : formatMoney(down, locale),
    disclaimer: lender.disclaimer,
  }
}

/** "Over 60 months with a deposit of $3,000."; empty when neither is known. */
export function offerConditions(
  { term, deposit }: Pick<FinanceOffer, 'term' | 'deposit'>,
  locale: Pick<LocalePolicy, 'locale'>,
): string {
  const paid = deposit && `with a ${depositWord(locale)} of ${deposit}`
  const said = [term && `over ${term.months} months`, paid].filter(Boolean)
  return said.length > 0 ? `${capital(said.join(' '))}.` : ''
}

/** Validity of an offer made now, for pages without scripts, which cannot name the day. */
export const offerTerm = 'Offer valid one month from today.'

/** The last day of an offer made now: one month from today, in the dealer's zone. */
export function offerEnd(now: Date, locale: LocalePolicy): string {
  return longDate(oneMonthAfter(wallClock(now, locale.timeZone).date), locale)
}
