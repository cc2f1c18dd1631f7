import { mostViews } from './paint-views.ts'
import type { Paint } from './paints.ts'

/** Paints with pictures to switch between, and paints that only link to their cars. */
export interface PaintChoice {
  /** At least two, or none; all with the same number of views, so that switching does not shift the layout. */
  readonly pictured: readonly Paint[]
  readonly links: readonly Paint[]
}

/** Splits paints by whether they have pictures: a drawing instead of a photo would look like a mistake. */
export function paintChoice(paints: readonly Paint[]): PaintChoice {
  const seenFrom = (least: number) => paints.filter(({ views }) => views.length >= least)
  const sides = [mostViews, 1].find((least) => seenFrom(least).length >= 2)
  if (!sides) return { pictured: [], links: paints }
  const pictured = seenFrom(sides)
  return {
    pictured: pictured.map((paint) => ({ ...paint, views: paint.views.slice(0, sides) })),
    links: paints.filter((paint) => !pictured.includes(paint)),
  }
}

/** Whether the paints are shown from more than one side. */
export const showsSides = ({ pictured: [first] }: PaintChoice) => first !== undefined && first.views.length > 1
