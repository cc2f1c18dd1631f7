import type { Car } from '#domain/car/car.ts'
import { tellingOf, usualFeatures } from '#domain/model/usual-features.ts'
import type { Figure } from './model-figures.ts'

/** What the cars of a model have, and what stands above it. */
export interface Had {
  readonly heading: string
  readonly lines: readonly string[]
}

const mostLines = 9

/** What most of several have, or what the only one has; a figure of the model is not said again. */
export function hadBy(cars: readonly Pick<Car, 'features'>[], figures: readonly Figure[]): Had {
  const isOne = cars.length === 1
  const features = isOne ? tellingOf([...new Set(cars[0]?.features)]) : usualFeatures(cars)
  const lines = features.filter((feature) => !figures.some(({ detail }) => detail === feature)).slice(0, mostLines)
  return { heading: isOne ? 'What it has' : 'What most of these have', lines }
}
