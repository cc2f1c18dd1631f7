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
