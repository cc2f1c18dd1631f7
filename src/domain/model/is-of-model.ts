import type { Car } from '../car/car.ts'
import { slugify } from '../text/slug.ts'
import type { Model } from './model.ts'

/**
 * Returns a predicate: whether a text has the same slug as `name`. Results are cached, as a stock has few spellings.
 */
function spelledLike(name: string): (text: string) => boolean {
  const slug = slugify(name, name)
  const known = new Map([[name, true]])
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const isAlike = slugify(text, text) === slug
    known.set(text, isAlike)
    return isAlike
  }
}

/** Predicate for `cars.filter`: whether a car is of the model, comparing make and model by slug. */
export function isOfModel({ make, name }: Pick<Model, 'make' | 'name'>): (car: Pick<Car, 'make' | 'model'>) => boolean {
  const [isMake, isModel] = [spelledLike(make), spelledLike(name)]
  return (car) => isMake(car.make) && isModel(car.model)
}
