import type { Car } from '../car/car.ts'
import { slugify } from '../text/slug.ts'
import type { Model } from './model.ts'

/** Whether a car is one of a model, as people write both. */
export function isOfModel(car: Pick<Car, 'make' | 'model'>, model: Pick<Model, 'make' | 'name'>): boolean {
  const same = (one: string, other: string) => slugify(one, one) === slugify(other, other)
  return same(car.make, model.make) && same(car.model, model.name)
}
