import type { Car } from '../car/car.ts'
import { featureName } from '../car/feature-rarity.ts'

type Featured = Pick<Car, 'features'>

/** A feature in the dealer's words, and how many cars (`count`) of a set (`of`) have it. */
export interface StatedFeature {
  readonly name: string
  readonly count: number
  readonly of: number
}

/** Null unless more than half of the cars have it: a rarer feature would read like a fault of the data. */
const ofMost = (said: StatedFeature | null): StatedFeature | null => (said && said.count * 2 > said.of ? said : null)

/** The qualifier to show beside a feature; empty when all cars have it. */
export const partOf = ({ count, of }: StatedFeature): string => (count === of ? '' : 'most of them')

/** "Island queen bed", "Full ensuite: most of them"; empty for null. */
export const countedText = (said: StatedFeature | null): string =>
  said ? [said.name, partOf(said)].filter(Boolean).join(': ') : ''

/** Facts shoppers look for in a caravan, and the patterns that find them among a dealer's features. */
const touring = [
  ['Bed', /\bbeds?\b(?!\s*(?:liners?|covers?|extenders?|rails?)\b)|\bbunks?\b/i],
  ['Bathroom', /\bensuite\b|(?<!external |outdoor )\b(?:shower|toilet)\b/i],
  ['Power', /\bsolar\b|\bbatter(?:y|ies)\b/i],
] as const

/** The same for motorcycles. */
const riding = [
  ['Brakes', /\bdis[ck]s?\b/i],
  ['Front suspension', /\bforks?\b/i],
  ['Rear suspension', /\b(?:mono)?shocks?\b/i],
] as const

/** The car's matching features, each name once: [folded name, text]. */
const saidOf = ({ features }: Featured, words: RegExp) => [
  ...new Map(
    features.filter((feature) => words.test(feature)).map((feature) => [featureName(feature), feature.trim()]),
  ),
]

/** The most common feature matching `words`; null unless more than half of the cars have it. */
function usualOf(cars: readonly Featured[], words: RegExp): StatedFeature | null {
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

/** "Island queen bed", "Full ensuite": what most of a caravan model's cars have, as [label, feature]. */
export const touringFeatures = (cars: readonly Featured[]) => answersOf(touring, cars)

/** "Twin front discs", "41 mm telescopic fork": the same for motorcycles. */
export const ridingFeatures = (cars: readonly Featured[]) => answersOf(riding, cars)

/** The bed that more than half of the cars have, or null. */
export const bedOf = (cars: readonly Featured[]): StatedFeature | null => usualOf(cars, touring[0][1])

/** The bathroom that more than half of the cars have, in the dealer's words, which may say where it is; or null. */
export const bathroomOf = (cars: readonly Featured[]): StatedFeature | null => usualOf(cars, touring[1][1])

/** The axles that more than half of the cars have, or null. */
export const axlesOf = (cars: readonly Featured[]): StatedFeature | null =>
  usualOf(cars, /\b(?:single|tandem|dual|triple)[-\s]axles?\b/i)

const lasting = String.raw`\b(?:\d+|two|three|four|five|six|seven|eight|ten)[-\s]*(?:years?|yrs?|months?)\b`
const warranty = new RegExp(
  String.raw`^(?=.*\bwarranty\b)(?!.*\b(?:available|optional|extended)\b)(?=.*${lasting})`,
  'i',
)

/**
 * The warranty that more than half of the cars have, in the dealer's words, or null; not one that is available at extra
 * cost.
 */
export const warrantyOf = (cars: readonly Featured[]): StatedFeature | null => usualOf(cars, warranty)

/** "5-year/unlimited km warranty" -> "5-year/unlimited km", for a value whose label already says warranty. */
export const withoutWarrantyWord = (feature: string): string => feature.replace(/^(\d.*) warranty$/i, '$1')

const learner = /\bLAMS\b|\blearner[- ](?:legal|approved)\b/i

/** How many of the cars a learner may ride. */
function learnersOf(cars: readonly Featured[]): StatedFeature {
  const may = cars.filter(({ features }) => features.some((feature) => learner.test(feature)))
  return { name: 'LAMS approved', count: may.length, of: cars.length }
}

/** "LAMS approved" when more than half of the cars are, else null. */
export const learnersMay = (cars: readonly Featured[]): StatedFeature | null => ofMost(learnersOf(cars))

/** "LAMS approved" when all cars are, "3 of 6 LAMS approved" when some are, null when none is. */
export function learnersTag(cars: readonly Featured[]): string | null {
  const { name, count, of } = learnersOf(cars)
  if (count === 0) return null
  return count === of ? name : `${count} of ${of} ${name}`
}

/**
 * Whether a feature is one of these facts, which pages list on their own; every warranty is, as its cover depends on
 * age.
 */
export const isSaid = (feature: string): boolean =>
  [touring[0][1], touring[1][1], learner, /\bwarranty\b/i].some((words) => words.test(feature))
