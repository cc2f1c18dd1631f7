import { starsFor } from '#domain/rating/rating.ts'

/** The row of five stars in icons.svg: each 24 units wide with gaps of 1.5. */
const starWidth = 24
const starGap = 1.5
export const starsWidth = 5 * starWidth + 4 * starGap

/** Width that fills a fraction of a star's area: most of it is in the middle half of its width. */
const widthOf = (fill: number): number => (fill === 0 ? 0 : starWidth / 4 + (fill * starWidth) / 2)

/** Filled width of the star row from the left, in its units. A fraction of a star is filled by area. */
export function filledWidth(rating: number): number {
  const widths = starsFor(rating).map((fill) => (fill === 1 ? starWidth + starGap : widthOf(fill)))
  const sum = widths.reduce((total, width) => total + width, 0)
  return Math.min(starsWidth, Math.round(sum * 100) / 100)
}
