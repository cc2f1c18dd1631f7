import { brandSlug } from '#addresses/brands.ts'
import type { Manufacturer } from '#domain/model/manufacturer.ts'

/** The catalogue's logo of a make; null means that its name stands alone. */
export function brandLogo(
  make: string,
  manufacturers: readonly Pick<Manufacturer, 'name' | 'logo_url'>[],
): string | null {
  return manufacturers.find(({ name }) => brandSlug(name) === brandSlug(make))?.logo_url ?? null
}
