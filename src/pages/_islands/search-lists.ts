import { slugify } from '#domain/text/slug.ts'
import { buildIndex } from '#search/build-index.ts'
import { openEngine } from '#search/engine/engine.ts'
import { type Landing, landingsOf } from '#search/landing.ts'
import type { SearchTransport } from '#search/transport.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'
import type { NavigationItem, Site } from '#tenants/site.ts'

/** One dealer's lists and the engine that fills them while pages are rendered. */
export interface Lists {
  readonly landings: readonly Landing[]
  readonly transport: SearchTransport
}

const known = new WeakMap<Showroom, Lists>()

function linksOf(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.flatMap((item) => [item, ...linksOf(item.items)])
}

/** A list that a menu names and today's stock does not know: it exists, empty and helpful. */
function namedLanding({ name, url }: Pick<NavigationItem, 'name' | 'url'>): Landing | null {
  const path = url.replace(/[?#].*$/, '').replace(/\/$/, '')
  const parts = path.split('/').slice(2)
  if (!path.startsWith('/search/') || parts.length === 0 || parts.length > 2) return null
  if (parts.some((part) => slugify(part, '') !== part)) return null
  const title = name || parts.join(' ')
  const attribute = parts.length === 1 ? 'make' : 'make_model'
  return {
    path,
    kind: 'make',
    title,
    filter: [`${attribute} = "${title.replaceAll('"', '')}"`],
    settled: ['make', 'model'],
  }
}

function namedLandings({ navigation, search }: Site, taken: readonly Landing[]): readonly Landing[] {
  const links = linksOf([...navigation.header, ...navigation.footer])
  const paths = new Set(taken.map(({ path }) => path))
  const named = [...links, { name: '', url: search.default_path }].flatMap((link) => namedLanding(link) ?? [])
  return named.filter(({ path }) => !paths.has(path) && paths.add(path))
}

function read({ site, showroom }: Tenant): Lists {
  const stocked = showroom.cars.map((car) => ({ make: car.make, model: car.model, body: car.simple_body ?? car.body }))
  const catalogue = showroom.models.map((model) => ({ make: model.make, model: model.name, body: null }))
  const landings = landingsOf({ vehicleKinds: site.vehicleKinds, lists: site.search.lists }, [...stocked, ...catalogue])
  const { search, cards } = buildIndex(showroom.cars, site.search)
  return { landings: [...landings, ...namedLandings(site, landings)], transport: openEngine(search, cards) }
}

/** The lists of the dealer being rendered, made once. */
export function listsOf(tenant: Tenant): Lists {
  const lists = known.get(tenant.showroom) ?? read(tenant)
  known.set(tenant.showroom, lists)
  return lists
}
