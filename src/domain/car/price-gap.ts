/** Relative difference of two prices, from 0 (equal) to 1 (twice as much, or unknown). */
export function priceGap(one: number | null, other: number | null): number {
  if (!one || !other) return 1
  return Math.min(1, Math.abs(one - other) / Math.min(one, other))
}
