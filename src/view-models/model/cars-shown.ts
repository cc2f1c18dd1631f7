import { isForSale, isUnsold } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { Model } from '#domain/model/model.ts'
import type { Tenant } from '#tenants/current.ts'
import { type CommonFeatures, commonFeatures } from './common-features.ts'
import { type FirstOfModel, firstOfModel, inOrder } from './first-of-model.ts'
import type { Figure } from './model-figures.ts'
import { type ModelIncluded, modelIncluded } from './model-included.ts'
import { type ModelSides, modelSides } from './model-sides.ts'
import { type ModelSpecification, modelSpecification } from './model-specification.ts'
import { type OneCar, oneCar } from './one-car.ts'

/** What a model's page shows of its cars. */
export interface CarsShown {
  /** Features that most of its cars have, or those of its only car. */
  readonly usual: CommonFeatures
  /**
   * More pictures of one car. Null when no car has enough pictures, there is only one car, every car shown is on hold
   * or sold, or the colours show them already. Without cars to show, pictures of a sold one.
   */
  readonly sides: ModelSides | null
  /** The first cars as cards; no cards when there is only one car. */
  readonly first: FirstOfModel
  /** The only car, shown in full; null when there are several. */
  readonly one: OneCar | null
  /** Specification table, without what the figures state. */
  readonly specification: ModelSpecification | null
  /** What is included with its cars for sale. */
  readonly included: ModelIncluded | null
}

/** The cars a model's page shows: those for sale, else those on hold, else recently sold ones. */
export function pickShownCars<Stocked extends Pick<Car, 'status' | 'reserved'>>(
  cars: readonly Stocked[],
): readonly Stocked[] {
  const kinds = [isForSale, isUnsold, () => true]
  return kinds.map((is) => cars.filter(is)).find((of) => of.length > 0) ?? []
}

/** Other facts about them. */
export interface CarsTold {
  readonly figures: readonly Figure[]
  /** The cars that the model's facts are derived from. */
  readonly known: readonly Car[]
  /** Path of the list of all of them. */
  readonly list: string | null
  /** Terms that the variant table states for each variant. */
  readonly byVariant: readonly string[]
}

/** View of a model's first cars, or of its only car in full. `cars` are those `pickShownCars` selects. */
export function carsShown(
  cars: readonly Car[],
  model: Model,
  { figures, known, list, byVariant }: CarsTold,
  tenant: Pick<Tenant, 'site' | 'now'>,
): CarsShown {
  const first = firstOfModel(cars, list, tenant)
  const seen = first.cars.flatMap(({ picture }) => picture?.src ?? [])
  const sides = modelSides(inOrder(known, tenant.site), model, tenant.site, seen)
  const terms = figures.map(({ term }) => term)
  const [only, ...others] = cars
  const one = only && others.length === 0 ? oneCar(only, sides?.pictures ?? [], tenant) : null
  // The title of a single car states the year.
  const above = one ? [...terms, 'Year', ...one.facts.map(({ term }) => term)] : terms
  const specification = modelSpecification(known, [...above, ...byVariant], tenant.site.locale)
  return {
    ...{ one, specification, included: modelIncluded(cars, tenant.site) },
    usual: commonFeatures(cars, [...figures, ...(specification?.lines ?? [])]),
    first: one ? { ...first, cars: [], more: null } : first,
    sides: !one && (cars.length === 0 || cars.some(isForSale)) ? sides : null,
  }
}
