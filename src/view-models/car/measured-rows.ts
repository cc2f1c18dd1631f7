import type { Car } from '#domain/car/car.ts'
import { type Measured, measureOf } from '#domain/model/measured-features.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { measureLine, measureTerms, measureText } from '../model/model-measures.ts'
import type { ComparisonRow } from './comparison-rows.ts'

const measured = Object.keys(measureTerms) as readonly Measured[]

/** Term of a measure's row. Weights of several kinds share one row, each labelled there. */
const nameOf = (cars: readonly Car[], asked: Measured, locale: LocalePolicy) =>
  asked === 'kerb' ? measureTerms.kerb : measureLine(cars, asked, locale)[0]

/**
 * A row per measure found in the features of at least one car: "Power 209 kW" is not a feature that a car with 206 kW
 * lacks.
 */
export function measuredRows(cars: readonly Car[], locale: LocalePolicy): readonly ComparisonRow[] {
  const said = measured.filter((asked) => cars.some((car) => measureOf(car, asked)))
  return [...Map.groupBy(said, (asked) => nameOf(cars, asked, locale))].map(([name, of]) => ({
    name,
    fact: (car) => of.flatMap((asked) => measureText([car], asked, locale) || []).join('\n'),
  }))
}
