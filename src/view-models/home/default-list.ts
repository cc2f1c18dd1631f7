import { outrightPrice } from '#domain/car/price.ts'
import { formatCount } from '#domain/text/count.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Landing } from '#search/landing.ts'
import { nounFor } from '#search/nouns.ts'
import type { Tenant } from '#tenants/current.ts'
import { carsOfList } from '#view-models/listing/linked-lists.ts'
import { listsOf } from '#view-models/listing/site-lists.ts'
import { stockCounts } from '#view-models/shell/stock-counts.ts'

/** The dealer's default list, as the home page refers to it. */
export interface DefaultList {
  /** "See all 162 in stock", or "See all 112 used cars" when the list leaves out cars for sale. */
  readonly seeAll: string
  /** Prices of its cars for sale. */
  readonly prices: readonly (number | null)[]
}

/** Number of car types: new, used and demo. */
const allTypes = 3

/**
 * "used cars"; for a list of all types of one kind of vehicle, the kind: "motorcycles". Names of makes keep their case.
 */
export function nameOf({
  kind,
  title,
  vehicles,
  filter,
}: Pick<Landing, 'kind' | 'title' | 'vehicles' | 'filter'>): string {
  const types = filter.find((each) => each.kind === 'in' && each.attribute === 'car_type')
  if (vehicles && types?.kind === 'in' && types.values.length === allTypes) return nounFor([vehicles]).many
  return kind === 'list' ? title.toLowerCase() : title
}

/** Loads the default list that the home page links to. */
export async function defaultList(tenant: Tenant): Promise<DefaultList> {
  const path = tenant.site.search.default_search_path
  const cars = await carsOfList(tenant, path)
  const list = listsOf(tenant).find((each) => each.path === path)
  const name = list && nameOf(list)
  const isAll = cars.length === stockCounts(tenant).total
  const said = `${formatCount(cars.length, tenant.site.locale)} ${isAll ? 'in stock' : name}`
  return { seeAll: cars.length > 0 ? `See all ${said}` : 'See all', prices: cars.map(outrightPrice) }
}

const askSeeAll = trackedQuery('see all', async (tenant: Tenant, _about: null) => (await defaultList(tenant)).seeAll)

/** Link text for the default list, for pages that do not depend on its prices. */
export const seeAllOf = (tenant: Tenant): Promise<string> => askSeeAll(tenant, null)
