import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { slugify } from '#domain/text/slug.ts'

/** Slug of a make in paths, shared by spellings that differ in case or punctuation. */
export function brandSlug(make: string): string {
  return slugify(make, '')
}

/** Makes with a car for sale, sorted by name; of several spellings the first is used. */
export function brandsOf(cars: readonly Pick<Car, 'make' | 'status' | 'reserved'>[]): string[] {
  const bySlug = new Map<string, string>()
  for (const make of new Set(cars.filter(isForSale).map((car) => car.make))) {
    const slug = brandSlug(make)
    if (!bySlug.has(slug)) bySlug.set(slug, make)
  }
  bySlug.delete('')
  return [...bySlug.values()].sort((a, b) => a.localeCompare(b, 'en'))
}

/** Path of a make's page. */
export function brandPath(make: string): string {
  return `/brands/${brandSlug(make)}`
}
