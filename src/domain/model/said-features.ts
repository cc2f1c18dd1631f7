import type { Car } from '../car/car.ts'
import { featureName } from '../car/telling-features.ts'

type Featured = Pick<Car, 'features'>

/** What a shopper asks of a van, and the words among a dealer's features that answer it. */
const touring = [
  ['Bed', /\bbeds?\b|\bbunks?\b/i],
  ['Bathroom', /\bensuite\b|(?<!external |outdoor )\b(?:shower|toilet)\b/i],
  ['Power', /\bsolar\b|\bbatter(?:y|ies)\b/i],
] as const

/** The feature with these words that most of the cars have; null where no more than half of them have any one. */
function usualOf(cars: readonly Featured[], words: RegExp): string | null {
  const said = cars.flatMap(({ features }) => features.filter((feature) => words.test(feature)))
  const [most] = [...Map.groupBy(said, featureName).values()].toSorted((a, b) => b.length - a.length)
  return most && most.length * 2 > cars.length ? (most[0]?.trim() ?? null) : null
}

/** "Island queen bed", "Full ensuite": what most vans of a model have, in the dealer's words. */
export function touringFeatures(cars: readonly Featured[]): readonly (readonly [string, string])[] {
  return touring.flatMap(([asked, words]) => {
    const said = usualOf(cars, words)
    return said ? [[asked, said] as const] : []
  })
}

const learner = /\bLAMS\b|\blearner[- ](?:legal|approved)\b/i

/** Whether a learner may ride these: all of them, some, or nobody says so. */
export function learnersMay(cars: readonly Featured[]): 'all' | 'some' | null {
  const may = cars.filter(({ features }) => features.some((feature) => learner.test(feature)))
  if (may.length === 0) return null
  return may.length === cars.length ? 'all' : 'some'
}
