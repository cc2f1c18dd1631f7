import { slugify } from '#domain/text/slug.ts'
import type { CarOfSite } from './car-data.ts'

/** A value that cars are listed by, and the number of cars with it. */
export interface Choice {
  readonly name: string
  readonly slug: string
  readonly count: number
}

/** One page of a list. */
export interface ListPage {
  readonly title: string
  /** Path below /search, without the extension. */
  readonly address: string
  readonly number: number
  readonly last: number
  readonly total: number
  /** Addresses of the cars it shows. */
  readonly cars: readonly string[]
  /** Addresses of the other pages of the list. */
  readonly neighbours: readonly string[]
}

const perPage = 24

/** The value that a car is listed by; null when it has none. */
export type ListedBy = (car: CarOfSite) => string | null

function groups(cars: readonly CarOfSite[], by: ListedBy): Map<string, CarOfSite[]> {
  const named = Map.groupBy(cars, (car) => by(car) ?? '')
  named.delete('')
  return named
}

/** All values that cars are listed by, the most common first. */
export function choicesOf(cars: readonly CarOfSite[], by: ListedBy): Choice[] {
  const counted = [...groups(cars, by)].map(([name, { length }]) => ({
    name,
    slug: slugify(name, 'list'),
    count: length,
  }))
  return counted.sort((a, b) => b.count - a.count)
}

/** The pages of one list. */
export function listPages(title: string, address: string, cars: readonly Pick<CarOfSite, 'address'>[]): ListPage[] {
  const last = Math.max(1, Math.ceil(cars.length / perPage))
  const addresses = Array.from({ length: last }, (_, at) => (at === 0 ? address : `${address}-${at + 1}`))
  return addresses.map((page, at) => ({
    title,
    address: page,
    number: at + 1,
    last,
    total: cars.length,
    cars: cars.slice(at * perPage, (at + 1) * perPage).map((car) => car.address),
    neighbours: addresses.filter((other) => other !== page),
  }))
}

/** As many lists as our sites have: all cars; by condition, body, fuel, make, model; and pages of makes and models. */
export function listsOf(cars: readonly CarOfSite[]): ListPage[] {
  const modelOf: ListedBy = (car) => `${car.make} ${car.model}`
  const kinds: readonly (readonly [string, ListedBy])[] = [
    ['', (car) => car.condition],
    ['', (car) => car.simple_body],
    ['', (car) => car.fuel],
    ['', (car) => car.make],
    ['', modelOf],
    ['brand-', (car) => car.make],
    ['model-', modelOf],
  ]
  const lists = kinds.flatMap(([prefix, by]) =>
    [...groups(cars, by)].flatMap(([name, some]) => listPages(name, prefix + slugify(name, 'list'), some)),
  )
  return [...listPages('Cars', 'all', cars), ...lists]
}
