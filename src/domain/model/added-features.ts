import type { Car } from '../car/car.ts'
import { featureName } from '../car/feature-rarity.ts'
import { onceEach, withoutCommonFeatures } from './usual-features.ts'

type Featured = Pick<Car, 'features'>

/** A variant of a model: its name and its cars. */
export type VariantCars<Of extends Featured = Featured> = readonly [name: string, cars: readonly Of[]]

/**
 * Features of a variant that the lower variant `over` lacks; with `over` null, its usual features without a comparison.
 */
export interface Added {
  readonly over: string | null
  readonly features: readonly string[]
}

const mostFeatures = 3
/** A variant has a feature from this share of its cars upwards, and lacks one up to this share. */
const [hadFrom, lackedUpTo] = [2 / 3, 1 / 4]

/** Returns feature -> share (0 to 1) of the cars that have it; repeats within one car count once. */
function shareIn(cars: readonly Featured[]): (feature: string) => number {
  const named = Map.groupBy(
    cars.flatMap(({ features }) => [...new Set(features.map(featureName))]),
    (name) => name,
  )
  return (feature) => (named.get(featureName(feature))?.length ?? 0) / cars.length
}

/** In characters. Longer features are sentences about a single car. */
const longestName = 48

/** Features that at least two thirds of the cars have, without commonplace and overlong ones. */
function usualOf(cars: readonly Featured[]): readonly string[] {
  const shareHere = shareIn(cars)
  return withoutCommonFeatures(onceEach(cars.flatMap(({ features }) => features))).filter(
    (name) => name.length <= longestName && shareHere(name) >= hadFrom,
  )
}

/** Number of features that at least two thirds of the cars have, commonplace ones included. */
export function countOfUsual(cars: readonly Featured[]): number {
  const shareHere = shareIn(cars)
  return onceEach(cars.flatMap(({ features }) => features)).filter((name) => shareHere(name) >= hadFrom).length
}

/** Usual features of `cars` that at most a quarter of `others` have. */
function apart(cars: readonly Featured[], others: readonly Featured[]): readonly string[] {
  const shareThere = shareIn(others)
  return usualOf(cars).filter((name) => shareThere(name) <= lackedUpTo)
}

/**
 * Features a variant adds to the nearest lower one that it exceeds in features, or its usual features when there is no
 * such variant. `lower` is in grade order, plainest first. Returns at most three, those rarest among the model's cars
 * (`all`) first.
 */
export function addedFeatures(
  cars: readonly Featured[],
  lower: readonly VariantCars[],
  all: readonly Featured[],
): Added {
  const shareOfAll = shareIn(all)
  const told = (features: readonly string[]) =>
    features.toSorted((one, other) => shareOfAll(one) - shareOfAll(other)).slice(0, mostFeatures)
  const over = lower.findLast(([, others]) => apart(cars, others).length > apart(others, cars).length)
  return over ? { over: over[0], features: told(apart(cars, over[1])) } : { over: null, features: told(usualOf(cars)) }
}
