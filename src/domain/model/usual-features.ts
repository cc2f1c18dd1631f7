import type { Car } from '../car/car.ts'
import { featureName } from '../car/telling-features.ts'

type Featured = Pick<Car, 'features'>

/** Of fewer cars nobody can say what is usual, and fewer features say nothing of a model. */
const [fewestCars, fewestFeatures] = [3, 4]
const mostFeatures = 9

/** Every car of today has them: they say nothing of a model. */
const commonplace =
  /^(?:bluetooth|usb|(?:electric|power) (?:windows|mirrors|steering)|air[- ]?con|(?:remote )?central locking|power door locks|(?:multi-?function steering|steering wheel control)|cruise control|child seat|hill[- ](?:start|hold)|(?:reversing|reverse|rear[- ]?view|back-?up) camera)/i

/** Features without commonplaces; as they are where too few others would be left. */
export function tellingOf(features: readonly string[]): readonly string[] {
  const telling = features.filter((feature) => !commonplace.test(feature.trim()))
  return telling.length < fewestFeatures ? features : telling
}

/** Each name once, as it is first written. */
export const onceEach = (names: readonly string[]): readonly string[] =>
  [...Map.groupBy(names, featureName).values()].flatMap(([first]) => first?.trim() || [])

/** What more than half of a model's cars have, the most usual of what is worth telling first; none where that says little. */
export function usualFeatures(cars: readonly Featured[]): readonly string[] {
  if (cars.length < fewestCars) return []
  const named = cars.flatMap(({ features }) => onceEach(features))
  const counted = [...Map.groupBy(named, featureName).values()].filter((of) => of.length * 2 > cars.length)
  const usual = counted.toSorted((a, b) => b.length - a.length).flatMap(([name]) => name || [])
  return usual.length < fewestFeatures ? [] : tellingOf(usual).slice(0, mostFeatures)
}
