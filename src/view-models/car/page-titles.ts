import { carTitles } from '#seo/car-titles.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'

const known = new WeakMap<Showroom, ReadonlyMap<string, string>>()

/** The title of a car's page, worked out once for all cars: see carTitles. */
export function titleOf(
  { showroom, site }: Tenant,
  { id, name }: { readonly id: string; readonly name: string },
): string {
  const titles = known.get(showroom) ?? carTitles(showroom.cars, site.locale)
  known.set(showroom, titles)
  return titles.get(id) ?? name
}
