import type { LocalePolicy } from '../text/locale.ts'
import { formatMoney, type MoneyPolicy } from '../text/money.ts'
import type { Car } from './car.ts'

/** A dealer's price settings. Amounts in whole dollars. */
export interface PricingPolicy {
  /** The site offers subscriptions, so a subscription price above 0 is shown first. */
  readonly subscriptions: boolean
  /** Taken off the car price together with a trade-in offer. */
  readonly extra_amount: number
  /** Text shown instead of a missing price. */
  readonly no_price_text: string
  /** Unit shown after a subscription price, such as "per week". */
  readonly period?: string
}

/** A formatted price. `text` includes the currency symbol; `was` is the whole "Was $X, now:" line or null. */
export interface PriceDisplay {
  readonly kind: 'subscription' | 'reduced' | 'price' | 'preorder' | 'none'
  readonly text: string
  readonly amount: number | null
  readonly was: string | null
  /** "Save $2,000", for prices that were higher before. */
  readonly save?: string
  /** What the amount covers: "per week" for a subscription, the source's price type ("Drive Away") for a price. */
  readonly terms?: string | undefined
}

/**
 * "$740 per week", "$25,990 Drive Away", or the price alone. A line of text needs the terms, as such prices do not
 * compare.
 */
export const priceText = ({ text, terms }: Pick<PriceDisplay, 'text' | 'terms'>): string =>
  terms ? `${text} ${terms}` : text

/** The fields a displayed price depends on. */
export type PricedCar = Pick<Car, 'price' | 'before_price' | 'subscription_price' | 'price_type' | 'preorder'>

/** Amounts up to this many dollars are placeholders, never shown. */
export const leastShownPrice = 10

/** A price that may be shown to a shopper: above 10 dollars. */
export function isShownPrice(amount: number | null): amount is number {
  return amount !== null && Number.isFinite(amount) && amount > leastShownPrice
}

/** Whether a car is priced by the week: the site offers subscriptions, and the car has a price for one. */
export function isForHire(
  { subscription_price: subscription }: Pick<Car, 'subscription_price'>,
  { subscriptions }: Pick<PricingPolicy, 'subscriptions'>,
): boolean {
  return subscriptions && subscription !== null && subscription > 0
}

/** The fields of a purchase price; a search hit has no price for a car that is for hire. */
export type Sold = Pick<Car, 'price'> & Partial<Pick<Car, 'for_hire'>>

/** A car's purchase price if pages show it; null for a car priced by the week. */
export function outrightPrice({ price, for_hire = false }: Sold): number | null {
  return isShownPrice(price) && !for_hire ? price : null
}

/** The "Was" line of a reduced price, and the saving if it is at least a dollar. */
function reduction(before: number | null, price: number, locale: LocalePolicy): Partial<PriceDisplay> {
  if (before === null || before <= price) return {}
  const off = Math.floor(before - price)
  const was = `Was ${formatMoney(before, locale)}, now:`
  return off > 0 ? { was, save: `Save ${formatMoney(off, locale)}` } : { was }
}

/**
 * A car's price after a trade-in: less the shopper's valuation (`offer`) and the dealer's extra amount. Null without an
 * offer or when the rest is too low to show; the car's price is shown then. Only for a car's own price, never a
 * subscription. It has no "Was" line, so that a trade-in never looks like a discount.
 */
export function priceAfterTradeIn(
  price: number,
  offer: number,
  extra: number,
  money: MoneyPolicy,
): PriceDisplay | null {
  const amount = price - offer - extra
  if (offer <= 0 || !isShownPrice(amount)) return null
  return { kind: 'reduced', text: formatMoney(amount, money), amount, was: null }
}

/** The price a page shows. First that applies: subscription, car price, PREORDER, the dealer's no-price text. */
export function displayPrice(car: PricedCar, policy: PricingPolicy, locale: LocalePolicy): PriceDisplay {
  const { price, subscription_price: subscription } = car
  const money = (kind: PriceDisplay['kind'], amount: number): PriceDisplay => {
    return { kind, text: formatMoney(amount, locale), amount, was: null }
  }
  if (subscription !== null && isForHire(car, policy))
    return { ...money('subscription', subscription), terms: policy.period }
  const terms = car.price_type ?? undefined
  if (isShownPrice(price)) return { ...money('price', price), terms, ...reduction(car.before_price, price, locale) }
  if (car.preorder) return { kind: 'preorder', text: 'PREORDER', amount: null, was: null }
  return { kind: 'none', text: policy.no_price_text, amount: null, was: null }
}

/** Value of the facet price_range for cars without a price. */
export const unpricedRange = 'Price on request'
