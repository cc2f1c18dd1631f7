import type { Car } from '#domain/car/car.ts'
import { paintFamily } from '#domain/car/paint.ts'

export type Photographed = Pick<Car, 'primary_image_url' | 'colour'>

/** A picture of a car, and in which family of paints it shows it. */
export interface Pictured {
  readonly url: string
  readonly paint: string | undefined
}

/** Nothing of a car without a picture. */
export function picturedOf({ primary_image_url: url, colour }: Partial<Photographed>): readonly Pictured[] {
  return url ? [{ url, paint: paintFamily(colour ?? '')?.name }] : []
}

/**
 * A car in a paint not seen yet, else in another picture; the one that the home page begins with only where there is no other.
 * Nothing where each picture stands beside another promo already.
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
