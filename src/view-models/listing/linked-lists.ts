import type { Car } from '#domain/car/car.ts'
import { onShowPolicy } from '#domain/car/on-show.ts'
import { slugify } from '#domain/text/slug.ts'
import { memoise } from '#notes/track-dependencies.ts'
import { type Filters, forSaleFilter, stockFilter } from '#search/filter.ts'
import type { Landing } from '#search/landing.ts'
import type { DelistedCar } from '#stock/listed-car.ts'
import type { Tenant } from '#tenants/current.ts'
import { listOf } from '#view-models/car/car-view.ts'
import { listsOf } from './site-lists.ts'

/**
 * A link to a list. It has no count: the browser adds that (`for-sale-counts.ts`), so that a sale does not change
 * pages.
 */
export interface ListLink {
  readonly href: string
  readonly name: string
}

export interface CountedLanding extends Landing {
  /** Cars on show in it, including recently sold and on-hold ones. */
  readonly shown: number
  /** Cars of it that are for sale. */
  readonly count: number
}

async function countAll(tenant: Tenant): Promise<readonly CountedLanding[]> {
  const landings = listsOf(tenant)
  const base = stockFilter(onShowPolicy(tenant.site.stock), tenant.now)
  const totals = async (more: Filters) => {
    const queries = landings.map(({ filter }) => ({
      indexUid: tenant.search.index,
      limit: 0,
      filter: [...base, ...more, ...filter],
    }))
    const { results } = await tenant.engine({ queries })
    return results.map(({ estimatedTotalHits = 0 }) => estimatedTotalHits)
  }
  const [shown, forSale] = [await totals([]), await totals(forSaleFilter)]
  return landings.map((landing, at) => ({ ...landing, shown: shown[at] ?? 0, count: forSale[at] ?? 0 }))
}

/** Every list with its counts; queried once per dealer. */
export const countedLists = memoise(countAll)

/** Lists with at least one car on show. */
async function stockedLists(tenant: Tenant): Promise<readonly CountedLanding[]> {
  return (await countedLists(tenant)).filter(({ shown }) => shown > 0)
}

/** Cars on show and for sale in the list at `path`; zeros when no list has this path. */
export async function listCount(tenant: Tenant, path: string): Promise<Pick<CountedLanding, 'shown' | 'count'>> {
  const found = (await countedLists(tenant)).find((landing) => landing.path === path)
  return found ?? { shown: 0, count: 0 }
}

/** Cars for sale in the list at `path`, in stock order; empty when no list has this path. */
export async function carsOfList(tenant: Tenant, path: string): Promise<readonly Car[]> {
  const landing = listsOf(tenant).find((each) => each.path === path)
  if (!landing) return []
  const filter = [...stockFilter(onShowPolicy(tenant.site.stock), tenant.now), ...forSaleFilter, ...landing.filter]
  const limit = tenant.showroom.cars.length
  const query = { indexUid: tenant.search.index, limit, filter, attributesToRetrieve: ['id'] }
  const { results } = await tenant.engine({ queries: [query] })
  const ids = new Set(results[0]?.hits.map(({ id }) => id))
  return tenant.showroom.cars.filter(({ id }) => ids.has(id))
}

const linkTo = ({ path: href, title: name }: CountedLanding): ListLink => ({ href, name })

/** Non-empty lists that a delisted car would belong to, closest first: its model, make, body and type. */
export async function listsOfCar(tenant: Tenant, car: DelistedCar): Promise<readonly ListLink[]> {
  const [make, model, body] = [car.make, car.model, car.simple_body ?? car.body ?? ''].map((name) => slugify(name, ''))
  const type = listOf(car, tenant.site.identity.vehicle_types).path
  const paths = [`/search/${make}/${model}`, `/search/${make}`, `/search/${body}`, type]
  const stocked = await stockedLists(tenant)
  return [...new Set(paths)].flatMap((path) => stocked.filter((landing) => landing.path === path).map(linkTo))
}

/** Non-empty lists to link from this one, grouped: models (of its make, or of the only make), types, bodies, makes. */
export async function linkedLists(
  tenant: Tenant,
  { path, kind }: Landing,
): Promise<readonly { readonly title: string; readonly links: readonly ListLink[] }[]> {
  const stocked = (await stockedLists(tenant)).filter((landing) => landing.path !== path)
  const [sole, ...more] = (await stockedLists(tenant)).filter((landing) => landing.kind === 'make')
  const isOfMake = kind === 'make' || kind === 'model'
  const isSole = more.length === 0
  const make = isOfMake ? path.split('/').slice(0, 3).join('/') : isSole && sole?.path
  const group = (title: string, belongs: (landing: Landing) => boolean) => ({
    title,
    links: stocked.filter(belongs).map(linkTo),
  })
  return [
    ...(make ? [group('Models', (landing) => landing.kind === 'model' && landing.path.startsWith(`${make}/`))] : []),
    group('Browse our stock', (landing) => landing.kind === 'list'),
    group('By body', (landing) => landing.kind === 'body'),
    group('By make', (landing) => landing.kind === 'make' && !isSole),
  ].filter(({ links }) => links.length > 0)
}
