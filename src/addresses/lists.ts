import type { Car } from '#domain/car/car.ts'
import { slugify } from '#domain/text/slug.ts'
import { is, isOneOf } from '#search/filter.ts'
import { type Landing, landingsOf } from '#search/landing.ts'
import { readFilters } from '#search/meilisearch/read-filter.ts'
import { nounFor, titleNoun } from '#search/nouns.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from '#tenants/site.ts'
import { electricFuels, electricListPath, offersListPath } from './stock-pages.ts'
import { type WrittenLink, writtenLinks } from './written-links.ts'

/**
 * A list that a dealer's link names but today's stock does not have, rendered empty; null when the link is to no such
 * list.
 */
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
    filter: [is(attribute, title)],
    vehicles: null,
    impliedFacets: ['make', 'model'],
  }
}

/** The list of cars on offer, for dealers with a special-offers page, which shows the first of them and links to it. */
function offersList({ routes, identity }: Pick<Site, 'routes' | 'identity'>): readonly Landing[] {
  if (routes.special_offers === null) return []
  const list = { kind: 'list', filter: [is('on_offer', 'true')], vehicles: null, impliedFacets: [] } as const
  return [{ ...list, path: offersListPath, title: `${titleNoun(nounFor(identity.vehicle_types))} on Offer` }]
}

/**
 * The list of electric cars, for dealers with an electric-cars page and such cars; the page shows the first and links
 * to it.
 */
function electricList(
  { routes, identity }: Pick<Site, 'routes' | 'identity'>,
  cars: readonly Car[],
): readonly Landing[] {
  const fuels = electricFuels(cars)
  if (routes.electric_cars === null || fuels.length === 0) return []
  const list = { kind: 'list', filter: [isOneOf('fuel', fuels)], vehicles: null } as const
  const impliedFacets = fuels.length === 1 ? ['fuel'] : []
  return [
    {
      ...list,
      impliedFacets,
      path: electricListPath,
      title: `All Electric ${titleNoun(nounFor(identity.vehicle_types))}`,
    },
  ]
}

/** Parses a list's filter. An invalid one is reported when settings are checked; here it matches no car. */
function filtersOf(text: string): Landing['filter'] {
  try {
    return readFilters(text)
  } catch {
    return [{ kind: 'or', of: [] }]
  }
}

/** Lists derived from stock, catalogue and settings. */
export function ownLists(site: Site, { cars, models }: Pick<Showroom, 'cars' | 'models'>): readonly Landing[] {
  const stocked = cars.map((car) => ({ make: car.make, model: car.model, body: car.simple_body ?? car.body }))
  const catalogue = models.map((model) => ({ make: model.make, model: model.name, body: null }))
  const named = Object.entries(site.search.lists).map(
    ([name, { title, filter }]) => [name, { title, filter: filtersOf(filter) }] as const,
  )
  const policy = { vehicleKinds: site.identity.vehicle_types, lists: Object.fromEntries(named) }
  const lists = landingsOf(policy, [...stocked, ...catalogue])
  const taken = new Set(lists.map(({ path }) => path))
  const ofPages = [...offersList(site), ...electricList(site, cars)]
  return [...lists, ...ofPages.filter(({ path }) => !taken.has(path))]
}

/**
 * Lists that exist only because the dealer links to them, so that the link still works when the last car of a make is
 * sold.
 */
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
