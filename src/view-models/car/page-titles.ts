import { memoise } from '#notes/track-dependencies.ts'
import { type CarTitle, carTitles } from '#seo/car-titles.ts'
import type { Tenant } from '#tenants/current.ts'

const titlesOf = memoise(({ showroom, site }: Tenant) => carTitles(showroom.cars, site.locale))

/** The title of a car's page; computed once for all cars (`carTitles`). */
export function titleOf(tenant: Tenant, { id, name }: { readonly id: string; readonly name: string }): CarTitle {
  return titlesOf(tenant).get(id) ?? { title: name, distinctions: [] }
}
