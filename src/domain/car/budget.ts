const thousand = 1000
/** What is worked out where no car has a price. */
const usualLoan = 30_000

/** The price in the middle of a stock, in whole thousands. */
export function middlePrice(prices: readonly number[]): number {
  const middle = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)]
  return middle === undefined ? usualLoan : Math.max(thousand, Math.round(middle / thousand) * thousand)
}

/** How many prices stand at each thousand or below it. */
export function countsUpTo(prices: readonly number[]): readonly number[] {
  const last = Math.ceil(Math.max(0, ...prices) / thousand)
  return Array.from({ length: last + 1 }, (_, at) => prices.filter((price) => price <= at * thousand).length)
}

/** The thousand that a budget reaches, and how many cars it buys. */
export function withinBudget(upTo: readonly number[], price: number): { readonly max: number; readonly count: number } {
  const at = Math.ceil(price / thousand)
  return { max: at * thousand, count: upTo[Math.min(at, upTo.length - 1)] ?? 0 }
}
