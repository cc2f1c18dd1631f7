import type { Car } from '#domain/car/car.ts'
import { isMeasure } from '#domain/model/measured-features.ts'
import { withoutWarrantyWord } from '#domain/model/stated-features.ts'
import { usualFeatures, withoutCommonFeatures } from '#domain/model/usual-features.ts'
import type { Figure } from './model-figures.ts'

/** Features of a model's cars, with their heading. */
export interface CommonFeatures {
  readonly heading: string
  readonly lines: readonly string[]
}

const mostLines = 9

/**
 * Features that most of several cars have, or those of a single car; without measures and without what `told` states
 * already.
 */
export function commonFeatures(
  cars: readonly Pick<Car, 'features'>[],
  told: readonly Pick<Figure, 'detail'>[],
): CommonFeatures {
  const isOne = cars.length === 1
  const fitted = cars.map((car) => ({ features: car.features.filter((feature) => !isMeasure(feature)) }))
  const features = isOne ? withoutCommonFeatures([...new Set(fitted[0]?.features)]) : usualFeatures(fitted)
  const isTold = (feature: string) =>
    told.some(({ detail }) => [feature, withoutWarrantyWord(feature)].includes(detail.split(': ')[0] ?? ''))
  const lines = features.filter((feature) => !isTold(feature)).slice(0, mostLines)
  return { heading: isOne ? 'What it has' : 'On most in stock', lines }
}
