import type { Car } from '#domain/car/car.ts'
import { slugify } from '#domain/text/slug.ts'

/** The makes on show, by name. */
export function brandsOf(cars: readonly Pick<Car, 'make'>[]): string[] {
  return [...new Set(cars.map(({ make }) => make))]
    .filter((make) => slugify(make, '') !== '')
    .sort((a, b) => a.localeCompare(b))
}

/** The address of a make's page. */
export function brandPath(make: string): string {
  return `/brands/${slugify(make, '')}`
}
