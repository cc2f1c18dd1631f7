import type { Car, CarImage } from '#domain/car/car.ts'

/** An entity as a snapshot carries it, in the specification's spellings. */
export type Written = Readonly<Record<string, unknown>>

/** Leaves out what is not known: silence and null read the same. */
export function stated(facts: Written): Written {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
}

/** A picture as `{url, thumb: {url}}`. */
export function writeImage({ url, thumb }: CarImage): Written {
  return { url, ...(thumb === null ? {} : { thumb: { url: thumb } }) }
}

function writeYard(yard: NonNullable<Car['location']>): Written {
  return stated({ ...yard })
}

/** One small picture per picture, in their order; none unless all are known, for the order is all that ties them. */
function thumbnailsOf(images: readonly CarImage[]): readonly string[] {
  const known = images.flatMap(({ thumb }) => thumb ?? [])
  return known.length === images.length ? known : []
}

/** A car as a snapshot carries it; reading it gives the same car. */
export function writeCar(car: Car): Written {
  const { images, location, finance_lenders, autograb_data, ...facts } = car
  return stated({
    ...facts,
    sold: car.status === 'sold',
    location: location && writeYard(location),
    images: images.map((image) => ({ image: writeImage(image) })),
    thumbnails: thumbnailsOf(images),
    autograb_data: autograb_data && stated({ ...autograb_data }),
    finance_lenders: Object.fromEntries(
      Object.entries(finance_lenders).map(([lender, offer]) => [lender, stated({ ...offer })]),
    ),
  })
}
