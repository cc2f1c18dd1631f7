import type { Car } from '#domain/car/car.ts'
import { slugify } from '#domain/text/slug.ts'
import { type Fault, kindOf } from './fault.ts'

/** Faults attributed to cars. */
export interface Traced {
  /** Map: car id -> its first fault. */
  readonly cars: ReadonlyMap<string, Fault>
  /** Faults not attributed to any car. */
  readonly rest: readonly Fault[]
}

const carPage = /^\/cars\/([^/]+?)(?:\.html)?(?:\/|$)/

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whether a path derives from a car's data: a picture of it, in any width, or the list of its make or body. */
function leadsTo(car: object, path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return textsIn(car).some(
    (text) =>
      text.length > 1 && (path === text || path.startsWith(`${text}-`) || (last !== '' && slugify(text) === last)),
  )
}

/** Anything with a page at /cars/<slug>. */
type Owner = Pick<Car, 'id' | 'slug'>

/**
 * Finds the cars that cause the faults of a release: by the car's own page, by a path that derives from its data, and
 * by equal faults elsewhere. `others` have a page but appear nowhere else.
 */
export function traceToCars(faults: readonly Fault[], cars: readonly Car[], others: readonly Owner[] = []): Traced {
  const bySlug = new Map<string, Owner>([...others, ...cars].map((car) => [car.slug, car]))
  const found = new Map<string, Fault>()
  const kinds = new Set<string>()
  const blame = (car: Owner, fault: Fault) => {
    if (!found.has(car.id)) found.set(car.id, fault)
    kinds.add(kindOf(fault))
  }
  const ownerOf = (path = '') => bySlug.get(carPage.exec(path)?.[1] ?? '')
  for (const fault of faults) {
    const car = ownerOf(fault.page) ?? ownerOf(fault.about)
    if (car) blame(car, fault)
  }
  const unexplained = faults.filter((fault) => fault.about !== undefined && !kinds.has(kindOf(fault)))
  const firsts = new Map(unexplained.toReversed().map((fault) => [fault.about ?? '', fault]))
  for (const [path, fault] of firsts) {
    for (const car of cars.filter((car) => leadsTo(car, path))) blame(car, fault)
  }
  return { cars: found, rest: faults.filter((fault) => !kinds.has(kindOf(fault))) }
}
