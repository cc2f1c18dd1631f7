import { brandPath, brandSlug } from '#addresses/brands.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { fullModelName } from '#domain/model/full-name.ts'
import { modelHref } from '#domain/model/model.ts'
import { inSentenceCase, pluralOf } from '#domain/text/headings.ts'
import { slugify } from '#domain/text/slug.ts'
import type { Landing } from '#search/landing.ts'
import { countOf, type Noun, nounFor } from '#search/nouns.ts'
import { pagePath } from '#search/page-path.ts'
import { pageTitle } from '#search/page-title.ts'
import type { SearchHit } from '#search/transport/transport.ts'
import type { PageContents } from '#seo/head.ts'
import type { Thing } from '#seo/json-ld.ts'
import { breadcrumbs, type Crumb, itemList } from '#seo/page-things.ts'
import type { Tenant } from '#tenants/current.ts'
import { shellData } from '#view-models/shell/shell-data.ts'
import { canonicalList } from './canonical-list.ts'
import { carsNearList } from './cars-near-list.ts'
import { listCount } from './linked-lists.ts'
import type { ListPage } from './list-pages.ts'
import { listsOf } from './site-lists.ts'

/** The hits of a list page, and the noun for them. */
interface ListCars {
  readonly hits: readonly SearchHit[]
  readonly noun: Noun
}

/** Texts and links of a list page, apart from its cars. */
export interface ListView {
  readonly heading: string
  readonly crumbs: readonly Crumb[]
  /** Link to the page about the list's make or model; null when there is none. */
  readonly about: Crumb | null
  /** Similar cars below a short list, with a link to the default list; null when there are none. */
  readonly near: { readonly cars: readonly CarSummary[]; readonly list: Crumb } | null
  readonly meta: Pick<PageContents, 'title' | 'description' | 'canonical' | 'isIndexed'> & {
    readonly jsonLd: readonly Thing[]
  }
}

/**
 * Breadcrumbs: the dealer's default list, the make, this list. A parent that lists another kind of vehicle is left out.
 */
function crumbsOf(tenant: Tenant, landing: Landing, noun: Noun): readonly Crumb[] {
  const landings = listsOf(tenant)
  const parents = [
    tenant.site.search.default_search_path,
    ...(landing.kind === 'model' ? [landing.path.replace(/\/[^/]+$/, '')] : []),
  ]
  const holds = ({ vehicles }: Landing) => !vehicles || nounFor([vehicles]).many === noun.many
  const above = parents.flatMap((path) =>
    landings.filter((each) => each.path === path && path !== landing.path && holds(each)),
  )
  return [...(landing.kind === 'list' ? [] : above), landing].map(({ title, path }) => ({ name: title, path }))
}

function aboutOf(tenant: Tenant, { kind, path }: Landing): Crumb | null {
  const [make = '', model] = path.split('/').slice(2)
  const shell = shellData(tenant)
  if (kind === 'make') {
    const found = shell.makes.find(({ name }) => brandSlug(name) === make)
    return found ? { name: `${found.name} at ${tenant.site.name}`, path: brandPath(found.name) } : null
  }
  if (kind !== 'model' || !tenant.site.routes.models) return null
  const found = shell.models.find((each) => slugify(each.make, '') === make && slugify(each.name, '') === model)
  return found ? { name: `About the ${fullModelName(found.make, found.name)}`, path: modelHref(found) } : null
}

function nearOf(tenant: Tenant, hits: readonly SearchHit[]): ListView['near'] {
  const cars = carsNearList(
    tenant,
    hits.map(({ id }) => String(id)),
  )
  const whole = listsOf(tenant).find(({ path }) => path === tenant.site.search.default_search_path)
  return whole && cars.length > 0 ? { cars, list: { name: whole.title, path: whole.path } } : null
}

const nameOf = ({ name, slug }: SearchHit) => String(name ?? slug ?? '')

/**
 * "New, used and demo cars", "SUVs for sale", "Toyota Corolla for sale". A staff-made list (`isOwn`) keeps its title.
 */
function headingOf({ kind, title }: Landing, isOwn: boolean): string {
  if (kind === 'list') return isOwn ? title : inSentenceCase(title)
  return `${kind === 'body' ? pluralOf(title) : title} for sale`
}

/** Builds the texts and metadata of a list page from the hits it is prerendered with. */
export async function listView(
  tenant: Tenant,
  { landing, page }: ListPage,
  { hits, noun }: ListCars,
): Promise<ListView> {
  const { site } = tenant
  const { shown, count } = await listCount(tenant, landing.path)
  const heading = headingOf(landing, Object.hasOwn(site.search.lists, landing.path.replace('/search/', '')))
  const path = pagePath(landing.path, page)
  const before = page * site.search.list_page_size
  const crumbs = crumbsOf(tenant, landing, noun)
  const forSale = `${countOf(count, noun, site.locale)} for sale today`
  const which =
    page > 0 ? `. Page ${page + 1}, from ${nameOf(hits[0] ?? {})}.` : ', with prices, pictures and all the details.'
  const items = hits.map((hit) => ({ name: nameOf(hit), path: `/cars/${hit.slug}` }))
  return {
    heading,
    crumbs,
    about: aboutOf(tenant, landing),
    near: page > 0 ? null : nearOf(tenant, hits),
    meta: {
      title: pageTitle(heading, page),
      description: `${heading.replace(/ for sale$/, '')} at ${site.name}: ${forSale}${which}`,
      canonical: pagePath(await canonicalList(tenant, landing.path), page),
      isIndexed: shown > 0,
      jsonLd: [
        breadcrumbs(site, page > 0 ? [...crumbs, { name: `Page ${page + 1}`, path }] : crumbs),
        ...(items.length > 0 ? [itemList(site, items, before)] : []),
      ],
    },
  }
}
