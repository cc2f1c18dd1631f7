import { listOf } from '#components/car/car-view.ts'
import { slugify } from '#domain/text/slug.ts'
import { stockFilter } from '#search/filter.ts'
import type { Landing } from '#search/landing.ts'
import type { DelistedCar } from '#stock/listed-car.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import { listsOf } from './search-lists.ts'

/** A link to a list and how many cars it holds today. */
export interface ListLink {
  readonly href: string
  readonly name: string
  readonly count: number
}

interface CountedLanding extends Landing {
  readonly count: number
}

const known = new WeakMap<Showroom, Promise<readonly CountedLanding[]>>()

async function countAll(tenant: Tenant): Promise<readonly CountedLanding[]> {
  const { landings, transport } = listsOf(tenant)
  const base = stockFilter(tenant.site.stock.onShow, tenant.now)
  const queries = landings.map(({ filter }) => ({ indexUid: tenant.site.slug, limit: 0, filter: [...base, ...filter] }))
  const { results } = await transport({ queries })
  return landings.map((landing, at) => ({ ...landing, count: results[at]?.estimatedTotalHits ?? 0 }))
}

/** The lists that hold cars today, counted once per dealer. */
async function stockedLists(tenant: Tenant): Promise<readonly CountedLanding[]> {
  const counting = known.get(tenant.showroom) ?? countAll(tenant)
  known.set(tenant.showroom, counting)
  return (await counting).filter(({ count }) => count > 0)
}

const linkTo = ({ path: href, title: name, count }: CountedLanding): ListLink => ({ href, name, count })

/** The lists with cars where a car that left would stand, closest first: its model, make, body and type. */
export async function listsOfCar(tenant: Tenant, car: DelistedCar): Promise<readonly ListLink[]> {
  const [make, model, body] = [car.make, car.model, car.simple_body ?? car.body ?? ''].map((name) => slugify(name, ''))
  const type = listOf(car, tenant.site.vehicleKinds).path
  const paths = [`/search/${make}/${model}`, `/search/${make}`, `/search/${body}`, type]
  const stocked = await stockedLists(tenant)
  return [...new Set(paths)].flatMap((path) => stocked.filter((landing) => landing.path === path).map(linkTo))
}

/** The lists with cars that lead on from this one, in groups: types, bodies, makes, and the models of its make. */
export async function linkedLists(
  tenant: Tenant,
  { path, kind }: Landing,
): Promise<readonly { readonly title: string; readonly links: readonly ListLink[] }[]> {
  const stocked = (await stockedLists(tenant)).filter((landing) => landing.path !== path)
  const make = kind === 'make' || kind === 'model' ? path.split('/').slice(0, 3).join('/') : null
  const group = (title: string, belongs: (landing: Landing) => boolean) => ({
    title,
    links: stocked.filter(belongs).map(linkTo),
  })
  return [
    ...(make ? [group('Models', (landing) => landing.kind === 'model' && landing.path.startsWith(`${make}/`))] : []),
    group('Browse our stock', (landing) => landing.kind === 'list'),
    group('By body', (landing) => landing.kind === 'body'),
    group('By make', (landing) => landing.kind === 'make'),
  ].filter(({ links }) => links.length > 0)
}
