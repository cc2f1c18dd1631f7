import type { LocalePolicy } from '../text/locale.ts'
import { formatMoney, type MoneyPolicy } from '../text/money.ts'
import type { Car } from './car.ts'

/** What a dealer decides about prices. Amounts in whole dollars. */
export interface PricingPolicy {
  /** The site offers subscriptions, so a subscription price above 0 is shown first. */
  readonly subscriptions: boolean
  /** Taken off the car price together with a trade-in offer. */
  readonly extra_amount: number
  /** Shown when there is no price to show. */
  readonly no_price_text: string
  /** "per week": what the price of a subscription buys, where that is shown. */
  readonly period?: string
}

/** A price ready to read. `text` carries the money sign; `was` is the whole "Was $X, now:" line or null. */
export interface PriceDisplay {
  readonly kind: 'subscription' | 'reduced' | 'price' | 'preorder' | 'none'
  readonly text: string
  readonly amount: number | null
  readonly was: string | null
  /** "Save $2,000": how far it came down, for prices that were higher before. */
  readonly save?: string
  /** What the amount buys: "per week" of a subscription; "Drive Away" in the source's words of a price, where it has any. */
  readonly terms?: string | undefined
}

/** "$740 per week", "$25,990 Drive Away", or the price alone: what a line of text has to say, for prices of two kinds are not alike. */
export const priceText = ({ text, terms }: Pick<PriceDisplay, 'text' | 'terms'>): string =>
  terms ? `${text} ${terms}` : text

/** The facts a price is made of. */
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

/** A car as far as it is bought; a hit of a search holds no price of one that is not. */
export type Sold = Pick<Car, 'price'> & Partial<Pick<Car, 'for_hire'>>

/** What a car is bought for, where pages say it: not of one that is priced by the week, whose price nobody sees. */
export function outrightPrice({ price, for_hire = false }: Sold): number | null {
  return isShownPrice(price) && !for_hire ? price : null
}

/** What a price was and how far it came down; less than a dollar is no saving to speak of. */
function reduction(before: number | null, price: number, locale: LocalePolicy): Partial<PriceDisplay> {
  if (before === null || before <= price) return {}
  const off = Math.floor(before - price)
  const was = `Was ${formatMoney(before, locale)}, now:`
  return off > 0 ? { was, save: `Save ${formatMoney(off, locale)}` } : { was }
}

/**
 * What is left of a car's price after a trade-in: less the shopper's own valuation, less the dealer's extra amount. Null where
 * nothing was offered or what is left is no price to show; the car's price stands then. Only a car's own price is reduced, never a
 * subscription, and the "Was" line goes, so that a trade-in never looks like a discount.
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

/** The price a page shows, the first that applies: subscription, car price, PREORDER, the dealer's no-price text. */
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
