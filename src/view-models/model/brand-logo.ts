import { brandSlug } from '#addresses/brands.ts'
import type { Manufacturer } from '#domain/model/manufacturer.ts'

/** URL of a make's logo in the catalogue; null when there is none and only the name is shown. */
export function brandLogo(
  make: string,
  manufacturers: readonly Pick<Manufacturer, 'name' | 'logo_url'>[],
): string | null {
  return manufacturers.find(({ name }) => brandSlug(name) === brandSlug(make))?.logo_url ?? null
}
