import type { Car } from '../car/car.ts'
import { featureName } from '../car/telling-features.ts'
import { onceEach, tellingOf } from './usual-features.ts'

type Featured = Pick<Car, 'features'>

const fewestCars = 2
const mostFeatures = 3
/** From such a share of a variant's cars on it has a feature; up to such a share of the others they do not. */
const [hadFrom, lackedUpTo] = [2 / 3, 1 / 4]
/**
 * Of few cars some always have by chance what the others lack: one feature alone has to be rarer than one of several, which
 * hardly come together by chance.
 */
const rarely = { alone: 1 / 60, among: 1 / 20 } as const
/** Sums of shares can come out a hair above what they are. */
const rounding = 1e-9

/** The logarithm of the ways to take `some` of `all`: the ways themselves are too many for a number. */
function logOfWays(all: number, some: number): number {
  const steps = Array.from({ length: some }, (_, at) => Math.log((all - at) / (at + 1)))
  return steps.reduce((sum, step) => sum + step, 0)
}

/** How likely so many of `having` features, dealt out blindly, fall on these cars, or more (Fisher's exact test, one side). */
function likelihood(having: number, of: number, havingOthers: number, others: number): number {
  const dealt = having + havingOthers
  const most = Math.min(of, dealt)
  const falls = Array.from({ length: most - having + 1 }, (_, more) => having + more)
  const ways = (here: number) => logOfWays(of, here) + logOfWays(others, dealt - here) - logOfWays(of + others, dealt)
  return falls.reduce((sum, here) => sum + Math.exp(ways(here)), 0)
}

/** How many of some cars have each feature, however often a car says it. */
function countedIn(cars: readonly Featured[]): (name: string) => number {
  const named = Map.groupBy(
    cars.flatMap(({ features }) => [...new Set(features.map(featureName))]),
    (name) => name,
  )
  return (name) => named.get(name)?.length ?? 0
}

/** How likely chance would give these cars as much of a feature; null where too few have it, or too many of the others. */
function chanceAmong(cars: readonly Featured[], others: readonly Featured[]): (name: string) => number | null {
  const [countHere, countThere] = [countedIn(cars), countedIn(others)]
  return (name) => {
    const [here, there] = [countHere(name), countThere(name)]
    const isApart = here >= cars.length * hadFrom && there <= others.length * lackedUpTo
    return isApart ? likelihood(here, cars.length, there, others.length) : null
  }
}

/** What a variant adds to the others of its model, told from the cars of each; none where they are too few to tell. */
export function addedFeatures(cars: readonly Featured[], others: readonly Featured[]): readonly string[] {
  if (cars.length < fewestCars) return []
  const chanceOf = chanceAmong(cars, others)
  const rarerThan = (limit: number) => (feature: string) => (chanceOf(featureName(feature)) ?? 1) <= limit + rounding
  const added = tellingOf(onceEach(cars.flatMap(({ features }) => features))).filter(rarerThan(rarely.among))
  return (added.length > 1 ? added : added.filter(rarerThan(rarely.alone))).slice(0, mostFeatures)
}
