import type { Car } from '#domain/car/car.ts'
import type { Picture } from '#domain/car/picture.ts'
import { carTitle } from '#domain/car/title.ts'
import { formatCount } from '#domain/text/count.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { carPictures } from '#view-models/car/car-pictures.ts'

/** A model from its other sides: pictures of one of its cars, beside the one that says which model it is. */
export interface ModelSides {
  readonly href: string
  /** "2026 Mazda CX-5 in 12 pictures" */
  readonly text: string
  /** Two, or three. */
  readonly pictures: readonly Picture[]
}

const [fewest, most] = [2, 3]

/** Of the first of these cars that has enough pictures; null where none has. */
export function modelSides(cars: readonly Car[], site: SiteSlice<'cars.images' | 'locale'>): ModelSides | null {
  for (const car of cars) {
    const all = carPictures(car, '', site.cars.images)
    const pictures = all.slice(1, 1 + most)
    const text = `${carTitle(car)} in ${formatCount(all.length, site.locale)} pictures`
    if (pictures.length >= fewest) return { href: `/cars/${car.slug}`, text, pictures }
  }
  return null
}
