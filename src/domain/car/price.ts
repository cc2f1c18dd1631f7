import type { LocalePolicy } from '../text/locale.ts'
import { formatMoney } from '../text/money.ts'
import type { Car } from './car.ts'

/** What a dealer decides about prices. Amounts in whole dollars. */
export interface PricingPolicy {
  /** The site offers subscriptions, so a subscription price above 0 is shown first. */
  readonly subscriptions: boolean
  /** Taken off the car price together with a trade-in offer. */
  readonly extra_amount: number
  /** Shown when there is no price to show. */
  readonly no_price_text: string
}

/** A price ready to read. `text` carries the money sign; `was` is the whole "Was $X, now:" line or null. */
export interface PriceDisplay {
  readonly kind: 'subscription' | 'reduced' | 'price' | 'preorder' | 'none'
  readonly text: string
  readonly amount: number | null
  readonly was: string | null
}

/** The facts a price is made of. */
export type PricedCar = Pick<Car, 'price' | 'before_price' | 'subscription_price' | 'preorder'>

/** Amounts up to this many dollars are placeholders, never shown. */
export const leastShownPrice = 10

/** A price that may be shown to a shopper: above 10 dollars. */
export function isShownPrice(amount: number | null): amount is number {
  return amount !== null && Number.isFinite(amount) && amount > leastShownPrice
}

/** The car price less a trade-in offer less the dealer's extra amount; null without a price or an offer above 0. */
export function reducedPrice(price: number | null, offer: number | null, extra: number): number | null {
  return price !== null && offer !== null && offer > 0 ? price - offer - extra : null
}

function wasLine(before: number | null, price: number, locale: LocalePolicy): string | null {
  return before !== null && before > price ? `Was ${formatMoney(before, locale)}, now:` : null
}

/**
 * The price a shopper sees, the first that applies: subscription, price after a trade-in, car price, PREORDER, the
 * dealer's no-price text. `tradeInOffer` is the shopper's own valuation; `reduced` is a reduced price known already, which wins.
 * The "Was" line stands only with the car's own price, so a trade-in never looks like a discount.
 */
export function displayPrice(
  car: PricedCar,
  policy: PricingPolicy,
  locale: LocalePolicy,
  tradeInOffer: number | null = null,
  reduced: number | null = reducedPrice(car.price, tradeInOffer, policy.extra_amount),
): PriceDisplay {
  const { price, subscription_price: subscription } = car
  const money = (kind: PriceDisplay['kind'], amount: number): PriceDisplay => {
    return { kind, text: formatMoney(amount, locale), amount, was: null }
  }
  if (policy.subscriptions && subscription !== null && subscription > 0) return money('subscription', subscription)
  if (isShownPrice(reduced)) return money('reduced', reduced)
  if (isShownPrice(price)) return { ...money('price', price), was: wasLine(car.before_price, price, locale) }
  if (car.preorder) return { kind: 'preorder', text: 'PREORDER', amount: null, was: null }
  return { kind: 'none', text: policy.no_price_text, amount: null, was: null }
}
