import type { Car } from '../car/car.ts'
import { featureName } from '../car/telling-features.ts'

type Featured = Pick<Car, 'features'>

/** A feature in the dealer's words, and how many of some cars have it. */
export interface SaidFeature {
  readonly name: string
  readonly count: number
  readonly of: number
}

/** What fewer say reads like a fault of the data: only what more than half of the cars have is told of a model. */
const ofMost = (said: SaidFeature | null): SaidFeature | null => (said && said.count * 2 > said.of ? said : null)

/** What a reader takes for true of all, unless this stands beside it; empty where it is true of all. */
export const partOf = ({ count, of }: SaidFeature): string => (count === of ? '' : 'most of them')

/** "Island queen bed", "Full ensuite: most of them"; empty where nothing is said. */
export const countedText = (said: SaidFeature | null): string =>
  said ? [said.name, partOf(said)].filter(Boolean).join(': ') : ''

/** What a shopper asks of a van, and the words among a dealer's features that answer it. */
const touring = [
  ['Bed', /\bbeds?\b(?!\s*(?:liners?|covers?|extenders?|rails?)\b)|\bbunks?\b/i],
  ['Bathroom', /\bensuite\b|(?<!external |outdoor )\b(?:shower|toilet)\b/i],
  ['Power', /\bsolar\b|\bbatter(?:y|ies)\b/i],
] as const

/** And of a motorcycle. */
const riding = [
  ['Brakes', /\bdis[ck]s?\b/i],
  ['Front suspension', /\bforks?\b/i],
  ['Rear suspension', /\b(?:mono)?shocks?\b/i],
] as const

/** A car that says the same twice has it once. */
const saidOf = ({ features }: Featured, words: RegExp) => [
  ...new Map(
    features.filter((feature) => words.test(feature)).map((feature) => [featureName(feature), feature.trim()]),
  ),
]

/** The feature with these words that more than half of the cars have; null where they have none in common. */
function usualOf(cars: readonly Featured[], words: RegExp): SaidFeature | null {
  const said = Map.groupBy(
    cars.flatMap((car) => saidOf(car, words)),
    ([name]) => name,
  )
  const [most] = [...said.values()].toSorted((a, b) => b.length - a.length)
  return most?.[0] ? ofMost({ name: most[0][1], count: most.length, of: cars.length }) : null
}

type Asked = readonly (readonly [asked: string, words: RegExp])[]

const answersOf = (asked: Asked, cars: readonly Featured[]) =>
  asked.flatMap(([name, words]) => {
    const said = usualOf(cars, words)
    return said ? [[name, said] as const] : []
  })

/** "Island queen bed", "Full ensuite": what most of the vans of a model have. */
export const touringFeatures = (cars: readonly Featured[]) => answersOf(touring, cars)

/** "Twin front discs", "41 mm telescopic fork": the same of motorcycles. */
export const ridingFeatures = (cars: readonly Featured[]) => answersOf(riding, cars)

/** The bed that most of these have; null where they have no one in common. */
export const bedOf = (cars: readonly Featured[]): SaidFeature | null => usualOf(cars, touring[0][1])

/** The bathroom that most of these have, and where it is, as far as its words say so. */
export const bathroomOf = (cars: readonly Featured[]): SaidFeature | null => usualOf(cars, touring[1][1])

/** The axles that most of these stand on. */
export const axlesOf = (cars: readonly Featured[]): SaidFeature | null =>
  usualOf(cars, /\b(?:single|tandem|dual|triple)[-\s]axles?\b/i)

const lasting = String.raw`\b(?:\d+|two|three|four|five|six|seven|eight|ten)[-\s]*(?:years?|yrs?|months?)\b`
const warranty = new RegExp(
  String.raw`^(?=.*\bwarranty\b)(?!.*\b(?:available|optional|extended)\b)(?=.*${lasting})`,
  'i',
)

/** The warranty that more than half of these have, in the dealer's words; not what could be bought with them. */
export const warrantyOf = (cars: readonly Featured[]): SaidFeature | null => usualOf(cars, warranty)

/** "5-year/unlimited km": what stands beneath a term that says already what it is. */
export const withoutWarrantyWord = (feature: string): string => feature.replace(/^(\d.*) warranty$/i, '$1')

const learner = /\bLAMS\b|\blearner[- ](?:legal|approved)\b/i

/** How many of these a learner may ride. */
function learnersOf(cars: readonly Featured[]): SaidFeature {
  const may = cars.filter(({ features }) => features.some((feature) => learner.test(feature)))
  return { name: 'LAMS approved', count: may.length, of: cars.length }
}

/** Whether a learner may ride most of these; null where it is said of fewer. */
export const learnersMay = (cars: readonly Featured[]): SaidFeature | null => ofMost(learnersOf(cars))

/** "LAMS approved", "3 of 6 LAMS approved": who learns looks for any of them; null where none is. */
export function learnersTag(cars: readonly Featured[]): string | null {
  const { name, count, of } = learnersOf(cars)
  if (count === 0) return null
  return count === of ? name : `${count} of ${of} ${name}`
}

/** Whether a feature is such a fact, which is told as one: of a warranty the age of a car decides, not what it is. */
export const isSaid = (feature: string): boolean =>
  [touring[0][1], touring[1][1], learner, /\bwarranty\b/i].some((words) => words.test(feature))
