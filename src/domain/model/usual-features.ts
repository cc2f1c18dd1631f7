import type { Car } from '../car/car.ts'
import { featureName } from '../car/telling-features.ts'

type Featured = Pick<Car, 'features'>

/** Of fewer cars nobody can say what is usual, and fewer features say nothing of a model. */
const [fewestCars, fewestFeatures] = [3, 4]
const mostFeatures = 9

/** Each name once, as it is first written. */
const onceEach = (names: readonly string[]): readonly string[] =>
  [...Map.groupBy(names, featureName).values()].flatMap(([first]) => first?.trim() || [])

/** What more than half of a model's cars have, the most usual first; none where that says little. */
export function usualFeatures(cars: readonly Featured[]): readonly string[] {
  if (cars.length < fewestCars) return []
  const named = cars.flatMap(({ features }) => onceEach(features))
  const counted = [...Map.groupBy(named, featureName).values()].filter((of) => of.length * 2 > cars.length)
  const usual = counted.toSorted((a, b) => b.length - a.length).flatMap(([name]) => name || [])
  return usual.length < fewestFeatures ? [] : usual.slice(0, mostFeatures)
}
