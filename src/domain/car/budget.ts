const thousand = 1000
/** Dollars. Default when no car has a price. */
const usualLoan = 30_000

/** Median of the prices, rounded to thousands of dollars, at least 1,000. */
export function middlePrice(prices: readonly number[]): number {
  const middle = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)]
  return middle === undefined ? usualLoan : Math.max(thousand, Math.round(middle / thousand) * thousand)
}

/** Cumulative counts: element n is the number of prices up to n thousand dollars. */
export function countsUpTo(prices: readonly number[]): readonly number[] {
  const last = Math.ceil(Math.max(0, ...prices) / thousand)
  return Array.from({ length: last + 1 }, (_, at) => prices.filter((price) => price <= at * thousand).length)
}

/** A budget rounded up to thousands of dollars, and the number of cars within it. `upTo` is from `countsUpTo`. */
export function withinBudget(upTo: readonly number[], price: number): { readonly max: number; readonly count: number } {
  const at = Math.ceil(price / thousand)
  return { max: at * thousand, count: upTo[Math.min(at, upTo.length - 1)] ?? 0 }
}
