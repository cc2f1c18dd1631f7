import type { Car } from '#domain/car/car.ts'
import { paintFamily, paintName } from '#domain/car/paint.ts'
import { formatCount } from '#domain/text/count.ts'
import { localise } from '#domain/text/spelling.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { narrowed } from '#view-models/listing/narrowed-links.ts'
import { groupsOf } from './groups-of.ts'
import { isSeenAt, type PaintViews, paintViews } from './paint-views.ts'

/** A family of paints in which the model stands here: white, whatever each maker calls it. */
export interface Paint extends PaintViews {
  readonly name: string
  /** The list of its cars, of all names that the family has here. */
  readonly href: string
  readonly count: string
  /** "See 14 in White" */
  readonly text: string
  /** Of its dot; null for a name that says no colour. */
  readonly colour: string | null
}

/** Where a paint leads, and what the page shows of the model. */
export interface PaintsAt {
  /** The list of all cars of the model. */
  readonly path: string
  readonly head: string | null
}

type PaintedSite = SiteSlice<'locale' | 'cars.images'>

/** A family as it is told here, with the list of the cars of all its names. */
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
    href: narrowed(path, 'colour', names),
    count,
    text: `See ${cars.length === 1 ? 'the one' : count} in ${name}`,
    colour: paintFamily(family)?.colour ?? null,
  }
}

/** One paint is nothing to choose from, and of two cars both are shown as cards above. */
const [leastPaints, leastCars] = [2, 3]
/** Of fewer the cards show as much as a list of names would: pictures alone say more. */
const leastUnseen = 4

/**
 * Paints by their family, the one that the head of the page shows first, then the most usual, each with the list of all its
 * names; a name that says no colour is its own. None of one paint, or of so few cars that the page shows each of them.
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
