import type { Car } from '#domain/car/car.ts'
import { measureCommonness, sortByRarity } from '#domain/car/feature-rarity.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { isMeasure } from '#domain/model/measured-features.ts'
import type { Wanted } from '#domain/saved/best-value.ts'
import { comparisonGroups } from './comparison-rows.ts'
import type { IncludingSite } from './included.ts'

/** One text per table row for a car; empty when unknown. */
export type ComparisonData = readonly string[]

/** A row whose best value is marked: row index, whether the least or most is best, and the mark's text. */
export interface RankedRow {
  readonly row: number
  readonly wanted: Wanted
  readonly says: string
}

/** The compare page's JSON payload: row names once, and facts of every car on show by id. */
export interface Comparison {
  readonly rows: readonly string[]
  /** The group of each row, parallel to `rows`. */
  readonly groups: readonly string[]
  readonly ranked: readonly RankedRow[]
  /** Row index -> note required below a table that shows the row. */
  readonly notes: Readonly<Record<number, string>>
  /** Indexes of the rows whose lines are list items. */
  readonly lists: readonly number[]
  readonly cars: Readonly<Record<string, ComparisonData>>
  /** Car id -> values of the ranked rows, parallel to `ranked`; null when unknown or not comparable. */
  readonly values: Readonly<Record<string, readonly (number | null)[]>>
  /** Distinct features of all cars. */
  readonly features: readonly string[]
  /** Car id -> indexes into `features`, rarest features first; without measures, which have rows. */
  readonly kit: Readonly<Record<string, readonly number[]>>
}

interface ShownCar {
  readonly car: Car
  readonly summary: CarSummary
}

function kitOf(cars: readonly ShownCar[]): Pick<Comparison, 'features' | 'kit'> {
  const usualness = measureCommonness(cars.map(({ car }) => car))
  const known = new Map<string, number>()
  const numberOf = (feature: string) => {
    const number = known.get(feature) ?? known.size
    known.set(feature, number)
    return number
  }
  const kitFirst = (car: Car) => sortByRarity(car, usualness).filter((feature) => !isMeasure(feature))
  const kit = cars.map(({ car }) => [car.id, kitFirst(car).map(numberOf)] as const)
  return { kit: Object.fromEntries(kit), features: [...known.keys()] }
}

/** The comparison of all cars on show; the first row is the price. */
export function comparisonOf(cars: readonly ShownCar[], site: IncludingSite): Comparison {
  const groups = comparisonGroups(
    cars.map(({ car }) => car),
    site,
  )
  const grouped = groups.flatMap(([group, rows]) => rows.map((row) => ({ group, ...row })))
  const of = <T>(told: (car: Car, summary: CarSummary) => T) =>
    Object.fromEntries(cars.map(({ car, summary }) => [car.id, told(car, summary)]))
  return {
    rows: grouped.map(({ name }) => name),
    groups: grouped.map(({ group }) => group),
    ranked: grouped.flatMap(({ best }, row) => (best ? [{ row, wanted: best[0], says: best[1] }] : [])),
    notes: Object.fromEntries(grouped.flatMap(({ note }, row) => (note ? [[row, note]] : []))),
    lists: grouped.flatMap(({ isList }, row) => (isList ? [row] : [])),
    cars: of((car, summary) => grouped.map(({ fact }) => String(fact(car, summary) ?? ''))),
    values: of((car, summary) => grouped.flatMap(({ best }) => (best ? [best[2](car, summary)] : []))),
    ...kitOf(cars),
  }
}
