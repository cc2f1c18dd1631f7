import type { Car } from '#domain/car/car.ts'
import { paintFamily, paintName } from '#domain/car/paint.ts'
import { formatCount } from '#domain/text/count.ts'
import { localise } from '#domain/text/spelling.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { filteredListHref } from '#view-models/listing/narrowed-links.ts'
import { groupsOf } from './groups-of.ts'
import { isSeenAt, type PaintViews, paintViews } from './paint-views.ts'

/** A family of paints among a model's cars: white, whatever a maker calls it. */
export interface Paint extends PaintViews {
  readonly name: string
  /** List of its cars, filtered by all names that the family has in this stock. */
  readonly href: string
  readonly count: string
  /** "See 14 in White" */
  readonly text: string
  /** Colour of its dot; null when the name is no known colour. */
  readonly colour: string | null
}

/** The model's list and the picture in the page header. */
export interface PaintsAt {
  /** Path of the list of all cars of the model. */
  readonly path: string
  readonly head: string | null
}

type PaintedSite = SiteSlice<'locale' | 'cars.images'>

/** A paint family without its views, in the site's spelling. */
function paintOf(
  family: string,
  cars: readonly Car[],
  path: string,
  { locale }: PaintedSite,
): Omit<Paint, keyof PaintViews> {
  const name = localise(family, locale)
  const names = groupsOf(cars, ({ colour }) => colour).map(([paint]) => paint)
  const count = formatCount(cars.length, locale)
  return {
    name,
    href: filteredListHref(path, 'colour', names),
    count,
    text: `See ${cars.length === 1 ? 'the one' : count} in ${name}`,
    colour: paintFamily(family)?.colour ?? null,
  }
}

/** One paint gives no choice, and two cars are both shown as cards above. */
const [leastPaints, leastCars] = [2, 3]
/** With fewer cars, names without pictures add nothing to the cards. */
const leastUnseen = 4

/**
 * Paint families, that of the page header first, then the most common; a name that is no known colour is its own
 * family. Empty for a single paint, or for so few cars that the page shows all of them.
 */
export function paintsOf(cars: readonly Car[], { path, head }: PaintsAt, site: PaintedSite): readonly Paint[] {
  const families = groupsOf(cars, ({ colour }) => paintName(colour))
  if (families.length < leastPaints || cars.length < leastCars) return []
  const usual = families.toSorted((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0], 'en'))
  const views = paintViews(
    usual.map(([, of]) => of),
    head,
    site,
  )
  const paints = views.flatMap((seen, at) => {
    const [family, of] = usual[at] ?? []
    return family && of ? [{ ...paintOf(family, of, path, site), ...seen }] : []
  })
  const seen = paints.filter(({ views: [front] }) => front)
  if (cars.length < leastUnseen && seen.length < leastPaints) return []
  return paints.toSorted((a, b) => Number(isSeenAt(head, b)) - Number(isSeenAt(head, a)))
}
