/** How far apart two prices are, 0 for the same to 1 for twice as much or not known. */
export function priceGap(one: number | null, other: number | null): number {
  if (!one || !other) return 1
  return Math.min(1, Math.abs(one - other) / Math.min(one, other))
}
