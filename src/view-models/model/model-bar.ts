import { localise } from '#domain/text/spelling.ts'
import { variantWord } from '#domain/text/variant-word.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { CarSection } from '#view-models/car/car-sections.ts'
import type { ModelView } from './model-view.ts'

interface BarLink {
  readonly path: string
  readonly text: string
}

/** What stays in sight on the long page of a model: its name and price, the parts of the page, and what to do. */
export interface ModelBar {
  readonly name: string
  /** "From $28,990", as a car that is here may be had; empty where no price is shown. */
  readonly price: string
  /** Parts of the page, in its order; none where there is nothing to choose between. */
  readonly parts: readonly CarSection[]
  readonly action: BarLink
  /** To drive it, beside the parts, where that is not the one thing to do already. */
  readonly ask: BarLink | null
}

type Told = Pick<ModelView, 'model' | 'stock' | 'first' | 'one' | 'usual' | 'specification' | 'list' | 'ask' | 'none'>

/** More would run out of the one line that a phone has. */
const [fewestParts, mostParts] = [2, 4]

function partsOf(
  { stock, first, one, usual, specification }: Told,
  locale: SiteSlice<'locale'>['locale'],
): ModelBar['parts'] {
  const { pictured = [], links = [] } = stock?.colours ?? {}
  const hasColours = pictured.length + links.length > 0
  const parts: readonly (readonly [boolean, string, string])[] = [
    [first.cars.length > 0 || one !== null, 'Stock', 'stock'],
    [hasColours, localise('Colours', locale), 'colours'],
    [stock?.variants != null, `${variantWord(locale)}s`, 'variants'],
    [usual.lines.length > 0, 'Features', 'usual'],
    [specification !== null, 'Specs', 'specification'],
  ]
  const there = parts.filter(([isThere]) => isThere)
  // Features stand right above the specifications.
  const led = there.length > mostParts ? there.filter(([, , id]) => id !== 'usual') : there
  return led.map(([, name, id]) => ({ id, name }))
}

/** The lowest price; the lowest subscription where cars have no other. */
function priceOf({ stock }: Told): string {
  const [first] = stock?.prices ?? []
  return stock?.from || (first ? `${first.label} ${first.price}` : '')
}

/** The bar of the page that this view is of; null where nothing can be bought, whose page is short and asks twice already. */
export function modelBar(view: Told, { locale }: SiteSlice<'locale'>): ModelBar | null {
  if (view.none !== null) return null
  const { list, ask } = view
  const there = partsOf(view, locale)
  const parts = there.length < fewestParts ? [] : there
  return {
    name: view.model.name,
    price: priceOf(view),
    parts,
    action: list ?? ask,
    ask: parts.length > 0 ? list && ask : null,
  }
}
