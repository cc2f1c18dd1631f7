import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { priceGap } from '#domain/car/price-gap.ts'
import { once } from '#notes/remembered.ts'

/** What makes two cars alike to a shopper. */
type LikenessFacts = Pick<Car, 'id' | 'price' | 'make' | 'model' | 'simple_body' | 'item_type' | 'year'>

/** What else is asked of a car that is shown for another. */
export type ComparisonData = LikenessFacts &
  Pick<Car, 'status' | 'reserved' | 'custom_rank' | 'subscription_price' | 'primary_image_url'>

/** The same model counts most, then body, price, make and age; another kind of vehicle counts for nothing. */
function likeness(car: LikenessFacts, other: LikenessFacts): number {
  if (car.item_type !== other.item_type) return 0
  const isSameMake = car.make === other.make
  const years = car.year && other.year ? Math.abs(car.year - other.year) : 5
  return (
    (isSameMake && car.model === other.model ? 3 : 0) +
    (car.simple_body && car.simple_body === other.simple_body ? 3 : 0) +
    3 * (1 - priceGap(car.price, other.price)) +
    (isSameMake ? 1 : 0) +
    Math.max(0, 1 - years / 5)
  )
}

/** Most likeness of a car of another body and another model: the same make at the same price, of the same year. */
const mostOfOthers = 5

const isClose = (car: LikenessFacts, other: LikenessFacts): boolean =>
  (car.model === other.model && car.make === other.make) || (!!car.simple_body && car.simple_body === other.simple_body)

/** By their places among all. */
const forSale = once((cars: readonly ComparisonData[]) => cars.flatMap((car, at) => (isForSale(car) ? [at] : [])))

/** A car by the week beside one that is bought, or one without a picture: shown where there is nothing better. */
function drawback(car: LikenessFacts, other: ComparisonData): number {
  return (car.price && other.subscription_price ? 3 : 0) + (other.primary_image_url ? 0 : 1)
}

interface Ranked<T> {
  readonly other: T
  readonly likeness: number
}

function ranked<T extends ComparisonData>(car: LikenessFacts, cars: readonly T[], most: number): readonly Ranked<T>[] {
  return cars
    .filter((other) => other.id !== car.id)
    .map((other) => ({ other, likeness: likeness(car, other) - drawback(car, other) }))
    .filter((each) => each.likeness >= 3)
    .sort((a, b) => b.likeness - a.likeness || b.other.custom_rank - a.other.custom_rank)
    .slice(0, most)
}

/** The cars for sale most like this one, which may have left; most alike first, never the car itself. */
export function similarCars<T extends ComparisonData>(
  car: LikenessFacts,
  cars: readonly T[],
  most: number,
): readonly T[] {
  const others = forSale(cars).map((at) => cars[at] as T)
  // Of each car all others would be weighed; mostly those of its body say already that no other comes before them.
  const close = ranked(
    car,
    others.filter((other) => isClose(car, other)),
    most,
  )
  const isDecided = close.length === most && (close.at(-1)?.likeness ?? 0) > mostOfOthers
  return (isDecided ? close : ranked(car, others, most)).map(({ other }) => other)
}
