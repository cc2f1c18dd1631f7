import type { Car } from '#domain/car/car.ts'
import type { Picture } from '#domain/car/picture.ts'
import { carSubtitle } from '#domain/car/title.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { carPictures } from '#view-models/car/car-pictures.ts'

/** One car of a paint from several sides. */
export interface PaintViews {
  /** Its front first, as on its card; none where nothing is to be seen. */
  readonly views: readonly Picture[]
  /** "Pictured: 2026 GT in Glacier White"; empty where there are no views. */
  readonly pictured: string
}

/** As a configurator shows a paint. */
export const mostViews = 3
const none: PaintViews = { views: [], pictured: '' }

function viewsOf(car: Car, { cars: { images } }: SiteSlice<'cars.images'>): PaintViews {
  const paint = car.colour && `in ${car.colour}`
  const name = [car.year, carSubtitle(car) || car.model, paint].filter(Boolean).join(' ')
  return { views: carPictures(car, '', images).slice(0, mostViews), pictured: `Pictured: ${name}` }
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
  site: SiteSlice<'cars.images'>,
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
