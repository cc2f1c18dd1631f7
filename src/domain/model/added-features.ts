import type { Car } from '../car/car.ts'
import { featureName } from '../car/telling-features.ts'
import { onceEach, tellingOf } from './usual-features.ts'

type Featured = Pick<Car, 'features'>

/** A variant of a model by its name, with its cars. */
export type VariantCars = readonly [name: string, cars: readonly Featured[]]

/** What the cars of a variant have, and which cheaper one has none of it; null where it is held against none. */
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

/** What most of these have and hardly one of the others. */
function apart(cars: readonly Featured[], others: readonly Featured[]): readonly string[] {
  const shareThere = shareIn(others)
  return usualOf(cars).filter((name) => shareThere(name) <= lackedUpTo)
}

/**
 * What a variant adds to the nearest of the cheaper ones that has less, the cheapest first; of one that adds to none what its
 * cars have. An old one of the best is cheaper than a new one of the plainest, which adds nothing to it. What is rare among all
 * cars of the model tells most, and stands first.
 */
export function addedFeatures(
  cars: readonly Featured[],
  cheaper: readonly VariantCars[],
  all: readonly Featured[],
): Added {
  const shareOfAll = shareIn(all)
  const told = (features: readonly string[]) =>
    features.toSorted((one, other) => shareOfAll(one) - shareOfAll(other)).slice(0, mostFeatures)
  const over = cheaper.findLast(([, others]) => apart(cars, others).length > apart(others, cars).length)
  return over ? { over: over[0], features: told(apart(cars, over[1])) } : { over: null, features: told(usualOf(cars)) }
}
