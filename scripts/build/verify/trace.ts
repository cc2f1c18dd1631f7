import type { Car } from '#domain/car/car.ts'
import { slugify } from '#domain/text/slug.ts'
import { type Fault, kindOf } from './fault.ts'

/** Faults with the cars they come from. */
export interface Traced {
  /** The first fault of each car, by the car's id. */
  readonly cars: ReadonlyMap<string, Fault>
  /** Faults that no car explains. */
  readonly rest: readonly Fault[]
}

const carPage = /^\/cars\/([^/]+?)(?:\.html)?(?:\/|$)/

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whether a car's facts lead to a path: a picture of it, whatever its width, or the list of its make or body. */
function leadsTo(car: object, path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return textsIn(car).some(
    (text) =>
      text.length > 1 && (path === text || path.startsWith(`${text}-`) || (last !== '' && slugify(text) === last)),
  )
}

/** What has a page of its own at /cars/<slug>. */
type Owner = Pick<Car, 'id' | 'slug'>

/**
 * Finds the cars behind the faults of a release: a car's own page, a path that only its facts lead to,
 * and the same fault wherever else it shows. `others` have a page and stand nowhere else.
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
