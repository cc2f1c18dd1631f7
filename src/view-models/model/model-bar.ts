import { localise } from '#domain/text/spelling.ts'
import { variantWord } from '#domain/text/variant-word.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { CarSection } from '#view-models/car/car-sections.ts'
import type { ModelView } from './model-view.ts'

interface BarLink {
  readonly path: string
  readonly text: string
}

/** The sticky bar of a model's page: name, price, links to the page's sections, and actions. */
export interface ModelBar {
  readonly name: string
  /** "From $28,990", for the cars for sale; empty when no price is shown. */
  readonly price: string
  /** Sections of the page, in page order; empty when there are fewer than two. */
  readonly parts: readonly CarSection[]
  readonly action: BarLink
  /** Test drive link beside the sections; null when that is the main action already. */
  readonly ask: BarLink | null
}

type Told = Pick<ModelView, 'model' | 'stock' | 'first' | 'one' | 'usual' | 'specification' | 'list' | 'ask' | 'none'>

/** More do not fit in one line on a phone. */
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
  // Features directly precede the specifications, so their link is the one to leave out.
  const led = there.length > mostParts ? there.filter(([, , id]) => id !== 'usual') : there
  return led.map(([, name, id]) => ({ id, name }))
}

/** The lowest price, or the lowest subscription price when no other is shown. */
function priceOf({ stock }: Told): string {
  const [first] = stock?.prices ?? []
  return stock?.from || (first ? `${first.label} ${first.price}` : '')
}

/**
 * The sticky bar of a model's page; null when no car is for sale, as that page is short and has the link twice already.
 */
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
