import type { Car } from '#domain/car/car.ts'
import { paintName } from '#domain/car/paint.ts'
import { type Picture, withoutWidest } from '#domain/car/picture.ts'
import { carSubtitle } from '#domain/car/title.ts'
import { localise } from '#domain/text/spelling.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { carPictures } from '#view-models/car/car-pictures.ts'

/** One car of a paint from several sides. */
export interface PaintViews {
  /** Its front first, as on its card; none where nothing is to be seen. */
  readonly views: readonly Picture[]
  /** "Pictured: 2026 GT in Glacier White", without a paint that its family is called; empty where there are no views. */
  readonly pictured: string
}

/** As a configurator shows a paint. */
export const mostViews = 3
const none: PaintViews = { views: [], pictured: '' }

type ViewedSite = SiteSlice<'cars.images' | 'locale'>

/** The name that its maker gives a paint; of one that is called as its family is nothing is left to say. */
function ownPaint({ colour }: Car, { locale }: ViewedSite): string {
  return colour && localise(paintName(colour) ?? '', locale) !== colour ? `in ${colour}` : ''
}

function viewsOf(car: Car, site: ViewedSite): PaintViews {
  const name = [car.year, carSubtitle(car) || car.model, ownPaint(car, site)].filter(Boolean).join(' ')
  const views = carPictures(car, '', site.cars.images).slice(0, mostViews)
  return {
    // The front alone is shown large.
    views: views.map((view, at) => (at === 0 ? view : withoutWidest(view))),
    pictured: `Pictured: ${name}`,
  }
}

/** Whether this is the car whose picture stands there. */
export const isSeenAt = (head: string | null, { views: [front] }: PaintViews) =>
  front !== undefined && front.src === head

/**
 * For the cars of each paint one of them: the one that the head of the page shows, else the first with enough pictures. One
 * picture under two names shows that one of them is not what it looks like.
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
