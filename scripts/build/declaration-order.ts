import { cssDeclarationSorter } from 'css-declaration-sorter'
import postcss from 'postcss'

/**
 * Position, layout, size, appearance, text. Any fixed order would do: rules that declare the same properties in the
 * same order compress better.
 */
const order = `
  position inset top right bottom left z-index
  display grid-template grid-template-areas grid-template-columns grid-template-rows grid-area grid-column grid-row
  grid-auto-flow grid-auto-columns flex flex-flow flex-direction flex-wrap order
  place-items place-content place-self align-items align-content align-self justify-content justify-items justify-self
  gap row-gap column-gap
  box-sizing width inline-size min-width min-inline-size max-width max-inline-size
  height block-size min-height min-block-size max-height max-block-size aspect-ratio
  margin margin-block margin-inline padding padding-block padding-inline
  border border-width border-style border-color border-radius background background-color
  color font font-family font-size font-weight line-height letter-spacing text-align text-transform text-decoration
  text-wrap white-space
`
  .trim()
  .split(/\s+/)

const ranks = new Map(order.map((property, index) => [property, index]))

const rankOf = (property: string) => ranks.get(property) ?? order.length

function inOrder(one: string, other: string): -1 | 0 | 1 {
  if (one === other) return 0
  const distance = rankOf(one) - rankOf(other)
  return distance < 0 || (distance === 0 && one < other) ? -1 : 1
}

const sorter = postcss([cssDeclarationSorter({ order: inOrder, keepOverrides: true })])

/** The style sheet with each rule's declarations in a fixed order; overriding declarations keep theirs. */
export function withOrderedDeclarations(css: string): string {
  return sorter.process(css, { from: undefined }).css
}
