import { starsFor } from '#domain/rating/rating.ts'

/** The row of five stars in icons.svg: each 24 units wide, with 1.5 between them. */
const starWidth = 24
const starGap = 1.5
export const starsWidth = 5 * starWidth + 4 * starGap

/** How much of that row is filled, in its units, from its left edge. */
export function filledWidth(rating: number): number {
  const widths = starsFor(rating).map((fill) => (fill === 1 ? starWidth + starGap : fill * starWidth))
  const sum = widths.reduce((total, width) => total + width, 0)
  return Math.min(starsWidth, Math.round(sum * 100) / 100)
}
