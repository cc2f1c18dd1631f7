import type { Car } from '../car/car.ts'
import { featureName } from '../car/feature-rarity.ts'

type Featured = Pick<Car, 'features'>

/** Fewer cars do not show what is usual, and fewer features do not describe a model. */
const [fewestCars, fewestFeatures] = [3, 4]
const mostFeatures = 9

/** Features of every current car, which do not describe a model. */
const commonplace =
  /^(?:bluetooth|usb|(?:electric|power) (?:windows|mirrors|steering)|air[- ]?con|(?:remote )?central locking|power door locks|(?:multi-?function steering|steering wheel control)|cruise control|child seat|hill[- ](?:start|hold)|(?:reversing|reverse|rear[- ]?view|back-?up) camera)/i

/** Features without commonplace ones; unchanged when fewer than four others would be left. */
export function withoutCommonFeatures(features: readonly string[]): readonly string[] {
  const telling = features.filter((feature) => !commonplace.test(feature.trim()))
  return telling.length < fewestFeatures ? features : telling
}

/** Each feature once, in its first spelling. */
export const onceEach = (names: readonly string[]): readonly string[] =>
  [...Map.groupBy(names, featureName).values()].flatMap(([first]) => first?.trim() || [])

/**
 * Features that more than half of a model's cars have, the most common first, at most nine; empty when there is too
 * little data.
 */
export function usualFeatures(cars: readonly Featured[]): readonly string[] {
  if (cars.length < fewestCars) return []
  const named = cars.flatMap(({ features }) => onceEach(features))
  const counted = [...Map.groupBy(named, featureName).values()].filter((of) => of.length * 2 > cars.length)
  const usual = counted.toSorted((a, b) => b.length - a.length).flatMap(([name]) => name || [])
  return usual.length < fewestFeatures ? [] : withoutCommonFeatures(usual).slice(0, mostFeatures)
}
