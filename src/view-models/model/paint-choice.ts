import { mostViews } from './paint-views.ts'
import type { Paint } from './paints.ts'

/** Paints to choose between by their pictures, and those that lead to their cars at once. */
export interface PaintChoice {
  /** Two at least, or none; each from as many sides as the others, so that a choice moves nothing. */
  readonly pictured: readonly Paint[]
  readonly links: readonly Paint[]
}

/** A paint that no picture shows is no choice: a drawing in its place would look like a mistake. */
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

/** Whether one sees a paint from all sides there. */
export const showsSides = ({ pictured: [first] }: PaintChoice) => first !== undefined && first.views.length > 1
