import { isForSale, isUnsold } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { Model } from '#domain/model/model.ts'
import type { Tenant } from '#tenants/current.ts'
import { type FirstOfModel, firstOfModel, inOrder } from './first-of-model.ts'
import type { Figure } from './model-figures.ts'
import { type ModelIncluded, modelIncluded } from './model-included.ts'
import { type ModelSides, modelSides } from './model-sides.ts'
import { type ModelSpecification, modelSpecification } from './model-specification.ts'
import { type Had, hadBy } from './model-usual.ts'
import { type OneCar, oneCar } from './one-car.ts'

/** What the page of a model shows of its cars. */
export interface CarsShown {
  /** What most of its cars have, or its only one. */
  readonly usual: Had
  /** Null where none that can be bought has the pictures, there is only one, or its colours show them; of what was sold where nothing is to see. */
  readonly sides: ModelSides | null
  /** The first of them; none where there is only one. */
  readonly first: FirstOfModel
  /** The only one. */
  readonly one: OneCar | null
  /** What they are, beside the figures. */
  readonly specification: ModelSpecification | null
  /** What comes with those that can be bought. */
  readonly included: ModelIncluded | null
}

/** What there is to see of a model: what can be bought, else what is on hold, else what was sold lately. */
export function shownOf<Stocked extends Pick<Car, 'status' | 'reserved'>>(
  cars: readonly Stocked[],
): readonly Stocked[] {
  const kinds = [isForSale, isUnsold, () => true]
  return kinds.map((is) => cars.filter(is)).find((of) => of.length > 0) ?? []
}

/** What else is known of them. */
export interface CarsTold {
  readonly figures: readonly Figure[]
  /** The cars that the model is told from. */
  readonly known: readonly Car[]
  /** The address of all of them. */
  readonly list: string | null
  /** The terms of what the table of variants says of each. */
  readonly byVariant: readonly string[]
}

/** The first cars of a model, or all there is to say of its only one. `cars` are those to see. */
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
  // The title of the only one says its year.
  const above = one ? [...terms, 'Year', ...one.facts.map(({ term }) => term)] : terms
  const specification = modelSpecification(known, [...above, ...byVariant], tenant.site.locale)
  return {
    ...{ one, specification, included: modelIncluded(cars, tenant.site) },
    usual: hadBy(cars, [...figures, ...(specification?.lines ?? [])]),
    first: one ? { ...first, cars: [], more: null } : first,
    sides: !one && (cars.length === 0 || cars.some(isForSale)) ? sides : null,
  }
}
