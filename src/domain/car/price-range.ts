/** The two thumbs of the price slider, in whole dollars. */
export interface PriceRange {
  readonly min: number
  readonly max: number
}

/** Dollars between two places of a thumb. */
export const priceStep = 500

/** Where the thumbs stand at first; they never leave this range. */
export const wholePriceRange: PriceRange = { min: 5000, max: 250000 }

const leastApart = 1

const between = (low: number, amount: number, high: number) => Math.min(Math.max(low, amount), high)

/** The slider after one thumb was moved: it stops short of the other by a dollar at least, and at the end of the range. */
export function moveThumb(range: PriceRange, thumb: keyof PriceRange, to: number, whole = wholePriceRange): PriceRange {
  const { min, max } = range
  if (thumb === 'min') return { min: between(whole.min, to, max - leastApart), max }
  return { min, max: between(min + leastApart, to, whole.max) }
}
