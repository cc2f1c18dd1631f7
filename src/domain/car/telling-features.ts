import type { Car } from './car.ts'

type Featured = Pick<Car, 'features'>

/** How usual each feature is among some cars. */
export type Usualness = (feature: string) => number

/**
 * From such shares of the cars on a feature counts as more usual. Two steps, far apart: one car more or fewer rarely moves a
 * feature past one, so pages are not drawn again for it.
 */
const usualFrom = [1 / 8, 3 / 8] as const

/** What a feature is counted under, however it is written. */
export const featureName = (feature: string): string => feature.trim().toLowerCase()

/** What few of these cars have is 0, what most have is the highest. */
export function usualnessAmong(cars: readonly Featured[]): Usualness {
  const counts = new Map<string, number>()
  for (const { features } of cars)
    for (const name of new Set(features.map(featureName))) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (feature) => {
    const share = (counts.get(featureName(feature)) ?? 0) / cars.length
    return usualFrom.filter((from) => share >= from).length
  }
}

/** A car's features, each once: those that few cars have first, else as the dealer listed them. */
export function tellingFirst({ features }: Featured, usualness: Usualness): readonly string[] {
  return [...new Set(features)].toSorted((one, other) => usualness(one) - usualness(other))
}
