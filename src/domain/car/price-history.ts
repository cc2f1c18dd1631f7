import type { PriceDisplay } from './price.ts'

/** What a page says of its price: the one it shows, and what the car cost before, as the stock has it. */
export interface PriceToday {
  readonly shown: Pick<PriceDisplay, 'kind' | 'amount' | 'was'>
  readonly before: number | null
}

/**
 * Whether the prices of a car, the oldest first, agree with what its page says today: they end at its price, and where the page
 * says what it was before, that price is among them and the last change was a fall.
 */
export function agreesWithPrice(prices: readonly number[], { shown, before }: PriceToday): boolean {
  const { kind, amount, was } = shown
  if (kind !== 'price' || amount === null || prices.at(-1) !== amount) return false
  if (was === null) return true
  const earlier = prices.slice(0, -1)
  return earlier.some((price) => price === before) && (earlier.at(-1) ?? 0) > amount
}
