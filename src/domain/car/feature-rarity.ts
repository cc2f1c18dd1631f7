import type { Car } from './car.ts'

type Featured = Pick<Car, 'features'>

/** Returns how common a feature is among a set of cars: 0 for rare, up to 2. */
export type FeatureCommonness = (feature: string) => number

/**
 * Shares of the cars at which a feature moves up a step of commonness. Only two, far apart, so that one car more or
 * fewer rarely moves a feature and causes pages to be rendered again.
 */
const usualFrom = [1 / 8, 3 / 8] as const

/** Normalised name under which a feature is counted. */
export const featureName = (feature: string): string => feature.trim().toLowerCase()

/** Commonness of features among these cars: 0 below an eighth of them, 1 below three eighths, else 2. */
export function measureCommonness(cars: readonly Featured[]): FeatureCommonness {
  const counts = new Map<string, number>()
  for (const { features } of cars)
    for (const name of new Set(features.map(featureName))) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (feature) => {
    const share = (counts.get(featureName(feature)) ?? 0) / cars.length
    return usualFrom.filter((from) => share >= from).length
  }
}

/** A car's features without duplicates, rarest first, else in the dealer's order. */
export function sortByRarity({ features }: Featured, usualness: FeatureCommonness): readonly string[] {
  return [...new Set(features)].toSorted((one, other) => usualness(one) - usualness(other))
}
