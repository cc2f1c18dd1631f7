import type { Car } from '#domain/car/car.ts'
import { paintFamily } from '#domain/car/paint.ts'

export type Photographed = Pick<Car, 'primary_image_url' | 'colour'>

/** A picture of a car, and the paint family it shows. */
export interface Pictured {
  readonly url: string
  readonly paint: string | undefined
}

/** Empty for a car without a picture. */
export function picturedOf({ primary_image_url: url, colour }: Partial<Photographed>): readonly Pictured[] {
  return url ? [{ url, paint: paintFamily(colour ?? '')?.name }] : []
}

/**
 * Picks a picture in an unused paint, else any unused picture, else that of the home page's first car. Undefined when
 * other promos use all of them. `first`: first featured car; `others`: pictures of earlier promos.
 */
export function nextPicture(
  cars: readonly Pictured[],
  first: Pictured | undefined,
  others: readonly Pictured[],
): Pictured | undefined {
  const isNew = (by: keyof Pictured) => (car: Pictured) => ![first, ...others].some((each) => each?.[by] === car[by])
  const isFree = ({ url }: Pictured) => !others.some((each) => each.url === url)
  const fresh = cars.filter(isNew('url'))
  return fresh.find(isNew('paint')) ?? fresh[0] ?? cars.find(isFree)
}
