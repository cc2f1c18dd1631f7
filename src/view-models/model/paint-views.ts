import type { Car } from '#domain/car/car.ts'
import { paintName } from '#domain/car/paint.ts'
import { type Picture, withoutWidest } from '#domain/car/picture.ts'
import { carSubtitle } from '#domain/car/title.ts'
import { localise } from '#domain/text/spelling.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { carPictures } from '#view-models/car/car-pictures.ts'

/** Pictures of one car of a paint. */
export interface PaintViews {
  /** The card's picture first; empty when there is none. */
  readonly views: readonly Picture[]
  /**
   * "Pictured: 2026 GT in Glacier White", without the paint when it only repeats the family's name; empty without
   * views.
   */
  readonly pictured: string
}

/** Views per paint. */
export const mostViews = 3
const none: PaintViews = { views: [], pictured: '' }

type ViewedSite = SiteSlice<'cars.images' | 'locale'>

/** "in Glacier White": the maker's name of the paint; empty when it equals the family's name. */
function ownPaint({ colour }: Car, { locale }: ViewedSite): string {
  return colour && localise(paintName(colour) ?? '', locale) !== colour ? `in ${colour}` : ''
}

function viewsOf(car: Car, site: ViewedSite): PaintViews {
  const name = [car.year, carSubtitle(car) || car.model, ownPaint(car, site)].filter(Boolean).join(' ')
  const views = carPictures(car, '', site.cars.images).slice(0, mostViews)
  return {
    // Only the first view is shown large.
    views: views.map((view, at) => (at === 0 ? view : withoutWidest(view))),
    pictured: `Pictured: ${name}`,
  }
}

/** Whether the first view is the picture in the page header. */
export const isSeenAt = (head: string | null, { views: [front] }: PaintViews) =>
  front !== undefined && front.src === head

/**
 * Views of one car per paint: the car in the page header, else the first with enough pictures. A picture is used for
 * one paint only, as under two names it would be wrong for one of them.
 */
export function paintViews(
  paints: readonly (readonly Car[])[],
  head: string | null,
  site: ViewedSite,
): readonly PaintViews[] {
  const shown = new Set<string | undefined>([undefined])
  return paints.map((cars) => {
    const own = cars.map((car) => viewsOf(car, site)).filter(({ views: [front] }) => !shown.has(front?.src))
    const able = own.filter(({ views }) => views.length === mostViews)
    const best = able.length > 0 ? able : own
    const found = best.find((views) => isSeenAt(head, views)) ?? best[0] ?? none
    shown.add(found.views[0]?.src)
    return found
  })
}
