import type { Car } from '#domain/car/car.ts'
import type { Manufacturer } from '#domain/model/manufacturer.ts'
import { slugify } from '#domain/text/slug.ts'

/** The part of an address that names a make; spellings that differ in case or signs share it. */
export function brandSlug(make: string): string {
  return slugify(make, '')
}

/** The makes on show, by name; of several spellings the first counts. */
export function brandsOf(cars: readonly Pick<Car, 'make'>[]): string[] {
  const bySlug = new Map<string, string>()
  for (const { make } of cars) if (!bySlug.has(brandSlug(make))) bySlug.set(brandSlug(make), make)
  bySlug.delete('')
  return [...bySlug.values()].sort((a, b) => a.localeCompare(b, 'en'))
}

/** A picture of a make: the catalogue's logo, else that of the group's own site for it; null means that its name stands alone. */
export function brandLogo(
  make: string,
  manufacturers: readonly Pick<Manufacturer, 'name' | 'logo_url'>[],
  sister: { readonly name: string; readonly logo: string | null } | undefined,
): { readonly src: string; readonly alt: string } | null {
  const own = manufacturers.find(({ name }) => brandSlug(name) === brandSlug(make))
  if (own?.logo_url) return { src: own.logo_url, alt: own.name }
  return sister?.logo ? { src: sister.logo, alt: sister.name } : null
}

/** The address of a make's page. */
export function brandPath(make: string): string {
  return `/brands/${brandSlug(make)}`
}
