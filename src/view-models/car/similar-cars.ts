import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { priceGap } from '#domain/car/price-gap.ts'
import { memoise } from '#notes/track-dependencies.ts'

/** Attributes that similarity is computed from. */
type LikenessFacts = Pick<Car, 'id' | 'price' | 'make' | 'model' | 'simple_body' | 'item_type' | 'year'>

/** Attributes needed of a candidate. */
export type ComparisonData = LikenessFacts &
  Pick<Car, 'status' | 'reserved' | 'custom_rank' | 'subscription_price' | 'primary_image_url'>

/** Similarity score: model, body and price count most, then make and age. Another kind of vehicle scores 0. */
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

/** Highest possible score of a car of another body and another model: same make, price and year. */
const mostOfOthers = 5

/** Indexes of the cars for sale: all, by model and by body. */
interface ForSale {
  readonly all: readonly number[]
  readonly ofModel: ReadonlyMap<string, readonly number[]>
  readonly ofBody: ReadonlyMap<string, readonly number[]>
}

const modelOf = ({ make, model }: LikenessFacts): string => JSON.stringify([make, model])
const bodyOf = ({ simple_body }: LikenessFacts): string => simple_body ?? ''

const forSale = memoise((cars: readonly ComparisonData[]): ForSale => {
  const all = cars.flatMap((car, at) => (isForSale(car) ? [at] : []))
  const by = (key: (car: LikenessFacts) => string) => Map.groupBy(all, (at) => key(cars[at] as ComparisonData))
  return { all, ofModel: by(modelOf), ofBody: by(bodyOf) }
})

/** Indexes of cars of the same model or the same body. */
function closeTo(car: LikenessFacts, { ofModel, ofBody }: ForSale): Iterable<number> {
  const body = car.simple_body ? (ofBody.get(bodyOf(car)) ?? []) : []
  return new Set([...(ofModel.get(modelOf(car)) ?? []), ...body])
}

/** Penalty for a candidate with a weekly price beside a purchased car, or without a picture. */
function drawback(car: LikenessFacts, other: ComparisonData): number {
  return (car.price && other.subscription_price ? 3 : 0) + (other.primary_image_url ? 0 : 1)
}

interface Ranked<T> {
  readonly other: T
  readonly at: number
  readonly likeness: number
}

const order = (a: Ranked<ComparisonData>, b: Ranked<ComparisonData>): number =>
  b.likeness - a.likeness || b.other.custom_rank - a.other.custom_rank || a.at - b.at

/**
 * The `most` best-scoring cars at these indexes. Keeps a short sorted list, as sorting a large stock for each car takes
 * longer than rendering its page.
 */
function ranked<T extends ComparisonData>(
  car: LikenessFacts,
  cars: readonly T[],
  places: Iterable<number>,
  most: number,
): readonly Ranked<T>[] {
  const first: Ranked<T>[] = []
  for (const at of places) {
    const other = cars[at] as T
    const alike = other.id === car.id ? 0 : likeness(car, other) - drawback(car, other)
    if (alike < Math.max(3, first[most - 1]?.likeness ?? 0)) continue
    first.push({ other, at, likeness: alike })
    first.sort(order).splice(most)
  }
  return first
}

/** The cars for sale most similar to this one (which may be delisted), best first, without the car itself. */
export function similarCars<T extends ComparisonData>(
  car: LikenessFacts,
  cars: readonly T[],
  most: number,
): readonly T[] {
  const others = forSale(cars)
  // Avoids scoring the whole stock: usually the cars of the same model or body all beat the best possible score of the
  // rest.
  const close = ranked(car, cars, closeTo(car, others), most)
  const isDecided = close.length === most && (close.at(-1)?.likeness ?? 0) > mostOfOthers
  return (isDecided ? close : ranked(car, cars, others.all, most)).map(({ other }) => other)
}
