import type { Car } from '#domain/car/car.ts'
import { paintFamily, paintName } from '#domain/car/paint.ts'
import { type Picture, pictureFor } from '#domain/car/picture.ts'
import { formatCount } from '#domain/text/count.ts'
import { localise } from '#domain/text/spelling.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { narrowed } from '#view-models/listing/narrowed-links.ts'
import { type PriceLink, priceLinks } from './from-prices.ts'
import { groupsOf } from './groups-of.ts'
import type { PricingSite } from './model-text.ts'
import { type VariantTable, variantTable } from './variant-table.ts'

/** A family of paints in which the model stands here: white, whatever each maker calls it. */
export interface Paint {
  readonly name: string
  /** The list of its cars, of all names that the family has here. */
  readonly href: string
  readonly count: string
  /** "See 14 in White" */
  readonly text: string
  /** Of its dot; null for a name that says no colour. */
  readonly colour: string | null
  /** Of one of its cars, and told by `text`; null where none has any that is not another paint's, too. */
  readonly picture: Picture | null
}

type StockedSite = PricingSite & SiteSlice<'cars.images'>

/** What of a model can be bought today. */
export interface ModelStockView {
  readonly prices: readonly PriceLink[]
  /** Null where all are of one variant, of which the head of the page has said everything. */
  readonly variants: VariantTable | null
  /** Empty where all are of one, or so few that the page shows each of them. */
  readonly paints: readonly Paint[]
}

/** For each of these a picture of one of its cars: one picture under two names shows that one of them is not what it looks like. */
function picturesOf(
  families: readonly (readonly Car[])[],
  { cars: { images } }: StockedSite,
): readonly (Picture | null)[] {
  const shown = new Set<string>()
  return families.map((cars) => {
    const own = cars.flatMap(({ primary_image_url: url }) => (url ? [pictureFor(url, '', images)] : []))
    const picture = own.find(({ src }) => !shown.has(src)) ?? null
    if (picture) shown.add(picture.src)
    return picture
  })
}

/** A family as it is told here, with the list of the cars of all its names. */
function paintOf(family: string, cars: readonly Car[], path: string, { locale }: StockedSite): Omit<Paint, 'picture'> {
  const name = localise(family, locale)
  const names = groupsOf(cars, ({ colour }) => colour).map(([paint]) => paint)
  const count = formatCount(cars.length, locale)
  return {
    name,
    href: narrowed(path, 'colour', names),
    count,
    text: `See ${cars.length === 1 ? 'the one' : count} in ${name}`,
    colour: paintFamily(family)?.colour ?? null,
  }
}

/** Paints by their family, the most usual first, each with the list of all its names; a name that says no colour is its own. */
function paintsOf(cars: readonly Car[], path: string, site: StockedSite): readonly Paint[] {
  const families = groupsOf(cars, ({ colour }) => paintName(colour))
  const usual = families.toSorted((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0], 'en'))
  const pictures = picturesOf(
    usual.map(([, of]) => of),
    site,
  )
  return usual.map(([family, of], at) => ({ ...paintOf(family, of, path, site), picture: pictures[at] ?? null }))
}

/** One paint is nothing to choose from, and fewer cars are all shown as cards above. */
const [leastPaints, leastCars] = [2, 4]

/** The stock of one model, told from its cars for sale; `path` is the list of them. */
export function modelStockView(cars: readonly Car[], path: string, site: StockedSite): ModelStockView {
  const paints = paintsOf(cars, path, site)
  return {
    prices: priceLinks(cars, path, site),
    variants: variantTable(cars, path, site),
    paints: paints.length < leastPaints || cars.length < leastCars ? [] : paints,
  }
}
