import type { MenuLink } from '#view-models/shell/menu.ts'
import type { Paint } from './model-stock-view.ts'

/** Paints to choose between by their pictures, and those that lead to their cars at once. */
export interface PaintChoice {
  /** Two at least, or none. */
  readonly pictured: readonly Paint[]
  readonly links: readonly MenuLink[]
}

const linkOf = ({ name, href, count }: Paint): MenuLink => ({ name, url: href, note: count })

/** A paint that no picture shows is no choice: a drawing in its place would look like a mistake. */
export function paintChoice(paints: readonly Paint[]): PaintChoice {
  const pictured = paints.filter(({ picture }) => picture)
  if (pictured.length < 2) return { pictured: [], links: paints.map(linkOf) }
  return { pictured, links: paints.filter(({ picture }) => !picture).map(linkOf) }
}
