import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { type Picture, pictureFor } from '#domain/car/picture.ts'
import { carSubtitle, carTitle } from '#domain/car/title.ts'
import type { Model } from '#domain/model/model.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { carPictures } from '#view-models/car/car-pictures.ts'
import { lowestPrice, type PricingSite } from './model-text.ts'

/** Further pictures of one of a model's cars, beside the header picture. */
export interface ModelSides {
  /** Null where that car has no page. */
  readonly href: string | null
  /** "2026 Norda Tern GT, $46,490"; "2024 Norda Tern GX, sold" when it is not for sale. */
  readonly text: string
  /** Two or three; one when the others are shown above already. */
  readonly pictures: readonly Picture[]
}

const [fewest, most] = [2, 3]

function wayTo(car: Car, site: PricingSite): Omit<ModelSides, 'pictures'> {
  const name = [carTitle(car), carSubtitle(car)].filter(Boolean).join(' ')
  if (!isForSale(car)) return { href: null, text: `${name}, ${car.status === 'sold' ? 'sold' : 'on hold'}` }
  return { href: `/cars/${car.slug}`, text: [name, lowestPrice([car], site)].filter(Boolean).join(', ') }
}

type PicturedSite = PricingSite & SiteSlice<'cars.images'>

/**
 * Pictures of the car in the page header, else of the first car that has enough; null when none has. Pictures in `seen`
 * (URLs shown above) are left out, so one may remain where all cars look the same.
 */
export function modelSides(
  cars: readonly Car[],
  { image_url: head }: Pick<Model, 'image_url'>,
  site: PicturedSite,
  seen: readonly string[] = [],
): ModelSides | null {
  const { images } = site.cars
  const isHead = ({ car: { primary_image_url: url } }: { car: Car }) =>
    url !== null && pictureFor(url, '', images).src === head
  const sided = cars
    .map((car) => ({ car, sides: carPictures(car, '', images).slice(1, 1 + most) }))
    .filter(({ sides }) => sides.length >= fewest)
    .map(({ car, sides }) => ({ car, pictures: sides.filter(({ src }) => !seen.includes(src)) }))
  const able = [fewest, 1].map((least) => sided.filter(({ pictures }) => pictures.length >= least))
  const best = able.find((of) => of.length > 0) ?? []
  const shown = best.find(isHead) ?? best[0]
  return shown ? { ...wayTo(shown.car, site), pictures: shown.pictures } : null
}
