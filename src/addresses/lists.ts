import { slugify } from '#domain/text/slug.ts'
import { quoted } from '#search/filter.ts'
import { type Landing, landingsOf } from '#search/landing.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { type WrittenLink, writtenLinks } from './written-links.ts'

/** A list that a dealer's link names and today's stock does not know: it exists, empty and helpful. */
function namedLanding({ name, url }: Pick<WrittenLink, 'name' | 'url'>): Landing | null {
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
    filter: [`${attribute} = ${quoted(title)}`],
    vehicles: null,
    impliedFacets: ['make', 'model'],
  }
}

/** The lists that stock, catalogue and settings give a site. */
export function ownLists(site: Site, { cars, models }: Pick<Showroom, 'cars' | 'models'>): readonly Landing[] {
  const stocked = cars.map((car) => ({ make: car.make, model: car.model, body: car.simple_body ?? car.body }))
  const catalogue = models.map((model) => ({ make: model.make, model: model.name, body: null }))
  return landingsOf({ vehicleKinds: site.identity.vehicle_types, lists: site.search.lists }, [...stocked, ...catalogue])
}

/** Lists that only the dealer's links name: the last car of a make may be sold, and the link to its list still leads somewhere. */
export function namedLists(site: Site, taken: readonly Landing[]): readonly Landing[] {
  const paths = new Set(taken.map(({ path }) => path))
  const named = [...writtenLinks(site), { name: '', url: site.search.default_search_path }]
  return named.flatMap((link) => namedLanding(link) ?? []).filter(({ path }) => !paths.has(path) && paths.add(path))
}

/** Every list of a site. */
export function siteLists(site: Site, stock: Pick<Showroom, 'cars' | 'models'>): readonly Landing[] {
  const own = ownLists(site, stock)
  return [...own, ...namedLists(site, own)]
}
