import { starsFor } from '#domain/rating/rating.ts'

/** The row of five stars in icons.svg: each 24 units wide, with 1.5 between them. */
const starWidth = 24
const starGap = 1.5
export const starsWidth = 5 * starWidth + 4 * starGap

/** A star's points are thin: its body, half as wide as its place, holds nearly all that is drawn of it. */
const widthOf = (fill: number): number => (fill === 0 ? 0 : starWidth / 4 + (fill * starWidth) / 2)

/** How much of that row is filled, in its units, from its left edge: of the last star as large a part of what is drawn. */
export function filledWidth(rating: number): number {
  const widths = starsFor(rating).map((fill) => (fill === 1 ? starWidth + starGap : widthOf(fill)))
  const sum = widths.reduce((total, width) => total + width, 0)
  return Math.min(starsWidth, Math.round(sum * 100) / 100)
}
