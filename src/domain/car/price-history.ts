import type { PriceDisplay } from './price.ts'

/** The price a page shows, and the car's previous price from the stock. */
export interface PriceToday {
  readonly shown: Pick<PriceDisplay, 'kind' | 'amount' | 'was'>
  readonly before: number | null
}

/**
 * Whether a price history, oldest first, agrees with the page: it ends at the shown price, and if the page shows a
 * "Was" price, the history contains the previous price and its last change was a fall.
 */
export function agreesWithPrice(prices: readonly number[], { shown, before }: PriceToday): boolean {
  const { kind, amount, was } = shown
  if (kind !== 'price' || amount === null || prices.at(-1) !== amount) return false
  if (was === null) return true
  const earlier = prices.slice(0, -1)
  return earlier.some((price) => price === before) && (earlier.at(-1) ?? 0) > amount
}
