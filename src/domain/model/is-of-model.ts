import type { Car } from '../car/car.ts'
import { slugify } from '../text/slug.ts'
import type { Model } from './model.ts'

/** Whether texts have the same slug as a name; a stock has few spellings, each is worked out once. */
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

/** Which cars are of a model, as people write both: for `cars.filter`. */
export function isOfModel({ make, name }: Pick<Model, 'make' | 'name'>): (car: Pick<Car, 'make' | 'model'>) => boolean {
  const [isMake, isModel] = [spelledLike(make), spelledLike(name)]
  return (car) => isMake(car.make) && isModel(car.model)
}
