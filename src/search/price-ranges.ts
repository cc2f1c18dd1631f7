import { unpricedRange } from '#domain/car/price.ts'

const money = (amount: number) => `$${amount.toLocaleString('en-AU')}`

const priceSteps = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]
const weeklySteps = [50, 100, 150, 200, 300, 400]

/**
 * The bracket of an amount as a facet value, "$20,000 - $30,000"; the upper bound is inclusive. Null without a positive
 * amount.
 */
function bracketOf(steps: readonly number[], amount: number | null): string | null {
  if (amount === null || !(amount > 0)) return null
  const at = steps.findIndex((upTo) => amount <= upTo)
  if (at < 0) return `Over ${money(steps.at(-1) ?? 0)}`
  const [from, upTo] = [steps[at - 1], money(steps[at] ?? 0)]
  return from === undefined ? `Up to ${upTo}` : `${money(from)} - ${upTo}`
}

/** The facet value price_range. */
export function priceRange(price: number | null): string {
  return bracketOf(priceSteps, price) ?? unpricedRange
}

/** The facet value weekly_price_range; null without a weekly payment. */
export function weeklyPriceRange(payment: number | null): string | null {
  return bracketOf(weeklySteps, payment)
}
