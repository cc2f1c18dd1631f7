import { isShownPrice } from '#domain/car/price.ts'

/** A price range with its number of cars: "Under $20,000". Null is an open end. */
export interface PriceEntry {
  readonly min: number | null
  readonly max: number | null
  readonly count: number
}

const niceSteps = [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000, 200_000]

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

function nearestStep(price: number): number {
  return niceSteps.reduce((best, step) => (Math.abs(step - price) < Math.abs(best - price) ? step : best))
}

/**
 * Up to four price ranges that split the stock about evenly at round numbers, without empty ranges. Empty when the
 * stock has only one price level.
 */
export function priceEntries(prices: readonly (number | null)[]): readonly PriceEntry[] {
  const known = prices.filter(isShownPrice)
  const sorted = known.toSorted((a, b) => a - b)
  const bounds = [...new Set([0.25, 0.5, 0.75].map((share) => nearestStep(quantile(sorted, share))))]
  const edges = [null, ...bounds, null]
  const entries = edges.slice(1).map((max, index): PriceEntry => {
    const min = edges[index] ?? null
    const count = known.filter((price) => price >= (min ?? 0) && (max === null || price <= max)).length
    return { min, max, count }
  })
  const filled = entries.filter(({ count }) => count > 0)
  return filled.length > 1 ? filled : []
}

/** URL of the list at `path`, filtered to a price range. */
export function priceHref(path: string, { min, max }: PriceEntry): string {
  return `${path}?${new URLSearchParams({ 'range[price]': `${min ?? ''}:${max ?? ''}` })}`
}

/** "Under $20,000", "$20,000 to $30,000", "Over $50,000". */
export function priceLabel({ min, max }: PriceEntry, money: (amount: number) => string): string {
  if (min === null) return `Under ${money(max ?? 0)}`
  return max === null ? `Over ${money(min)}` : `${money(min)} to ${money(max)}`
}
