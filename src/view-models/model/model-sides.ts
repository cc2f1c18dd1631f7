import type { Car } from '#domain/car/car.ts'
import { type Picture, pictureFor } from '#domain/car/picture.ts'
import { carSubtitle, carTitle } from '#domain/car/title.ts'
import type { Model } from '#domain/model/model.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { carPictures } from '#view-models/car/car-pictures.ts'
import { lowestPrice, type PricingSite } from './model-text.ts'

/** A model from its other sides: pictures of one of its cars, beside the one that says which model it is. */
export interface ModelSides {
  readonly href: string
  /** "2026 Norda Tern GT, $46,490" */
  readonly text: string
  /** Two, or three. */
  readonly pictures: readonly Picture[]
}

const [fewest, most] = [2, 3]

type PicturedSite = PricingSite & SiteSlice<'cars.images'>

/** Those of the car that the head of the page shows, else of the first of these that has enough; null where none has. */
export function modelSides(
  cars: readonly Car[],
  { image_url: head }: Pick<Model, 'image_url'>,
  site: PicturedSite,
): ModelSides | null {
  const { images } = site.cars
  const isHead = ({ primary_image_url: url }: Car) => url !== null && pictureFor(url, '', images).src === head
  const sidesOf = (each: Car) => carPictures(each, '', images).slice(1, 1 + most)
  const able = cars.filter((each) => sidesOf(each).length >= fewest)
  const car = able.find(isHead) ?? able[0]
  if (!car) return null
  const name = [carTitle(car), carSubtitle(car)].filter(Boolean).join(' ')
  const text = [name, lowestPrice([car], site)].filter(Boolean).join(', ')
  return { href: `/cars/${car.slug}`, text, pictures: sidesOf(car) }
}
