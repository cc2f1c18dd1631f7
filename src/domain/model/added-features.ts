import type { Car } from '../car/car.ts'
import { featureName } from '../car/telling-features.ts'
import { onceEach, tellingOf } from './usual-features.ts'

type Featured = Pick<Car, 'features'>

/** A variant of a model by its name, with its cars. */
export type VariantCars<Of extends Featured = Featured> = readonly [name: string, cars: readonly Of[]]

/** What the cars of a variant have, and which lower one has none of it; null where it is held against none. */
export interface Added {
  readonly over: string | null
  readonly features: readonly string[]
}

const mostFeatures = 3
/** From such a share of a variant's cars on it has a feature; up to such a share of another's it does not. */
const [hadFrom, lackedUpTo] = [2 / 3, 1 / 4]

/** Which share of some cars has a feature, however often a car says it. */
function shareIn(cars: readonly Featured[]): (feature: string) => number {
  const named = Map.groupBy(
    cars.flatMap(({ features }) => [...new Set(features.map(featureName))]),
    (name) => name,
  )
  return (feature) => (named.get(featureName(feature))?.length ?? 0) / cars.length
}

/** Longer ones are sentences about one car. */
const longestName = 48

/** What most of some cars have, but nothing that every car of today has. */
function usualOf(cars: readonly Featured[]): readonly string[] {
  const shareHere = shareIn(cars)
  return tellingOf(onceEach(cars.flatMap(({ features }) => features))).filter(
    (name) => name.length <= longestName && shareHere(name) >= hadFrom,
  )
}

/** How many features most of some cars have. */
export function countOfUsual(cars: readonly Featured[]): number {
  const shareHere = shareIn(cars)
  return onceEach(cars.flatMap(({ features }) => features)).filter((name) => shareHere(name) >= hadFrom).length
}

/** What most of these have and hardly one of the others. */
function apart(cars: readonly Featured[], others: readonly Featured[]): readonly string[] {
  const shareThere = shareIn(others)
  return usualOf(cars).filter((name) => shareThere(name) <= lackedUpTo)
}

/**
 * What a variant adds to the nearest of the lower ones that has less, the plainest first; of one that adds to none what its
 * cars have. What is rare among all cars of the model tells most, and stands first.
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
