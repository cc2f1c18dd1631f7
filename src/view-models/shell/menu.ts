import { brandPath } from '#addresses/brands.ts'
import { hasList, listPath } from '#addresses/list-path.ts'
import { carTypes } from '#domain/car/car.ts'
import { typeNames } from '#domain/car/type-names.ts'
import type { Model } from '#domain/model/model.ts'
import { wholeListPath } from '#domain/page/whole-list.ts'
import { formatCount } from '#domain/text/count.ts'
import { nounFor } from '#search/nouns.ts'
import type { MenuItem, NavigationItem } from '#tenants/site/shell.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { serviceTitle } from '#view-models/location/service-booking.ts'
import { urlsIn } from './menu-links.ts'
import type { ShellData } from './shell-data.ts'

/** A link with an optional second line or number. */
export interface MenuLink {
  readonly name: string
  readonly url: string
  readonly note?: string
  /** A small picture beside the name. */
  readonly logo?: string | null
  /** A style name of the dealer's. */
  readonly className?: string | null
}

/** A body style in a menu: its list and how many cars stand there. */
export interface BodyTile extends MenuLink {
  /** A drawing of the style, or a vehicle of it that stands here. */
  readonly picture: string
}

/** A brand in a menu: a make's page and how many cars stand there, or another site of the group. */
export interface BrandTile extends MenuLink {
  readonly logo: string | null
}

/** What opens under a menu entry. */
export type MenuPanel =
  | { readonly kind: 'list'; readonly links: readonly MenuLink[] }
  | {
      readonly kind: 'columns'
      readonly columns: readonly { readonly head: MenuLink; readonly links: readonly MenuLink[] }[]
    }
  | { readonly kind: 'models'; readonly models: readonly Model[]; readonly all: string | null }
  | { readonly kind: 'bodies'; readonly tiles: readonly BodyTile[]; readonly all: MenuLink }
  | { readonly kind: 'brands'; readonly tiles: readonly BrandTile[] }
  | {
      readonly kind: 'mega'
      readonly types: readonly MenuLink[]
      readonly all: MenuLink
      readonly bodies: readonly BodyTile[]
      /** The makes that stand here. */
      readonly makes: readonly BrandTile[]
      /** The group's other sites. */
      readonly sites: readonly BrandTile[]
    }

/** One entry of the main menu; `panel` null is a plain link. */
export interface MenuEntry {
  readonly name: string
  readonly url: string
  readonly panel: MenuPanel | null
  /** Starts open in the menu of a phone. */
  readonly mobileOpen: boolean
  readonly className: string | null
  /** A small picture beside the name. */
  readonly logo: string | null
}

/** What of a site decides its menus. */
export type MenuSite = SiteSlice<
  | 'slug'
  | 'identity.manufacturer'
  | 'identity.vehicle_types'
  | 'identity.dealership_websites'
  | 'shell.header.mega_menu'
  | 'shell.navigation.header'
  | 'shell.nav'
  | 'routes.models'
  | 'routes.manufacturer_service'
  | 'search.default_search_path'
>

/** What of today's stock decides its menus. */
export type MenuStock = Pick<ShellData, 'locale' | 'total' | 'counts' | 'bodies' | 'makes' | 'models'>

/** New, Used, Demo: the lists that hold cars today. */
export function typeLinks({ counts, locale }: Pick<ShellData, 'counts' | 'locale'>): MenuLink[] {
  return carTypes
    .filter((type) => counts[type] > 0)
    .map((type) => ({ name: typeNames[type], url: `/search/${type}-cars`, note: formatCount(counts[type], locale) }))
}

/**
 * A number of a menu counts cars for sale, and says so: the list it leads to shows those sold lately and on hold as well, and
 * how many of each.
 */
const sayForSale = <Link extends MenuLink>(links: readonly Link[]): readonly Link[] =>
  links.map((link) => ({ ...link, note: `${link.note} for sale` }))

/** Body styles on show as tiles. */
export function bodyTiles({ bodies, locale }: Pick<ShellData, 'bodies' | 'locale'>): BodyTile[] {
  const listed = bodies.filter(({ name }) => hasList(name))
  return listed.map(({ name, count, picture }) => ({
    name,
    picture,
    url: listPath(name),
    note: formatCount(count, locale),
  }))
}

/** The group's other sites. */
export function sisterTiles(site: Pick<MenuSite, 'slug' | 'identity'>): BrandTile[] {
  return site.identity.dealership_websites
    .filter((sister) => sister.slug !== site.slug)
    .map(({ name, url, logo }) => ({ name, url, logo: logo?.url ?? null }))
}

/** The makes that stand here, each with its logo where the catalogue has one, leading to its page. */
export function makeTiles({ makes, locale }: Pick<ShellData, 'makes' | 'locale'>): readonly BrandTile[] {
  const listed = makes.filter(({ name }) => hasList(name))
  return sayForSale(
    listed.map(({ name, count, logo }) => ({ name, url: brandPath(name), logo, note: formatCount(count, locale) })),
  )
}

const asLink = ({ name, url, logo, className }: NavigationItem): MenuLink => ({
  ...{ name, url },
  ...(logo ? { logo } : {}),
  ...(className ? { className } : {}),
})

function plainPanel({ dropdownItems: items }: NavigationItem): MenuPanel | null {
  if (items.length === 0) return null
  if (!items.some((item) => item.dropdownItems.length > 0)) return { kind: 'list', links: items.map(asLink) }
  return {
    kind: 'columns',
    columns: items.map((item) => ({ head: asLink(item), links: item.dropdownItems.map(asLink) })),
  }
}

/**
 * "All 418 cars for sale", "All 97 used cars for sale" where there are no others: the list of an entry may leave out types that its
 * tiles count, and then the way on is the list of all. Cars of any other list are not counted: "All cars".
 */
function allOf(url: string, { identity }: MenuSite, { total, counts, locale }: MenuStock): MenuLink {
  const { many } = nounFor(identity.vehicle_types)
  const [, only] = /^\/search\/(new|used|demo|new-used-and-demo)-cars$/.exec(url) ?? []
  if (!only) return { name: `All ${many}`, url }
  const type = carTypes.find((each) => each === only && counts[each] === total)
  const name = ['All', formatCount(total, locale), ...(type ? [type] : []), many, 'for sale'].join(' ')
  return { name, url: type ? url : wholeListPath }
}

/** Tiles stand in even rows: of an odd number the last would stand alone, and has the way to all beside it. */
const inPairs = (makes: readonly BrandTile[], all: MenuLink): readonly BrandTile[] =>
  makes.length % 2 === 0 ? makes : [...makes, { ...all, logo: null }]

/** The group's other sites; a dealer without any shows its makes. */
function brandTiles({ url }: MenuItem, site: MenuSite, shell: MenuStock): readonly BrandTile[] {
  const [sisters, makes] = [sisterTiles(site), makeTiles(shell)]
  return sisters.length > 0 || makes.length === 0 ? sisters : inPairs(makes, allOf(url, site, shell))
}

function dynamicPanel(item: MenuItem, site: MenuSite, shell: MenuStock): MenuPanel | null {
  if (item.dynamicDropdown === 'models') return { kind: 'models', models: shell.models, all: site.routes.models }
  if (item.dynamicDropdown === 'brands') return { kind: 'brands', tiles: brandTiles(item, site, shell) }
  if (item.dynamicDropdown)
    return { kind: 'bodies', tiles: sayForSale(bodyTiles(shell)), all: allOf(item.url, site, shell) }
  return null
}

function isEmpty(panel: MenuPanel | null): boolean {
  return (
    panel === null ||
    (panel.kind === 'models' && panel.models.length === 0) ||
    ((panel.kind === 'bodies' || panel.kind === 'brands') && panel.tiles.length === 0)
  )
}

function entryOf(item: MenuItem, site: MenuSite, shell: MenuStock): MenuEntry {
  const dynamic = dynamicPanel(item, site, shell)
  const panel = isEmpty(dynamic) ? plainPanel(item) : dynamic
  const { name, url, mobileOpen, className, logo } = item
  return { name, url, panel, mobileOpen, className, logo }
}

/** An entry the platform makes. */
const plain = { mobileOpen: false, className: null, logo: null } as const

/** Its sites stand in an entry of the dealer's own where there is one, and need not stand twice. */
function megaEntry(site: MenuSite, shell: MenuStock): MenuEntry {
  const hasSites = site.shell.navigation.header.some(({ dynamicDropdown }) => dynamicDropdown === 'brands')
  const all = allOf(site.search.default_search_path, site, shell)
  const panel: MenuPanel = {
    kind: 'mega',
    types: sayForSale(typeLinks(shell)),
    all,
    bodies: sayForSale(bodyTiles(shell)),
    makes: inPairs(makeTiles(shell), all),
    sites: hasSites ? [] : sisterTiles(site),
  }
  return { ...plain, name: 'Shop Cars', url: site.search.default_search_path, panel }
}

function makeEntries({ shell, search }: MenuSite): MenuEntry[] {
  return Object.entries(shell.nav.make_menus).map(([name, items]) => ({
    name,
    url: search.default_search_path,
    panel: { kind: 'list', links: items.map(asLink) },
    ...plain,
  }))
}

/** The page where services are booked online, unless the dealer's own menu leads there already. */
function serviceEntries({ routes, identity, shell }: MenuSite): MenuEntry[] {
  const url = routes.manufacturer_service
  if (url === null || urlsIn(shell.navigation.header).includes(url)) return []
  return [{ ...plain, name: serviceTitle(identity), url, panel: null }]
}

/** The main menu of a site today. An entry whose stock or models are gone becomes a plain link. */
export function menuOf(site: MenuSite, shell: MenuStock): MenuEntry[] {
  const own = site.shell.navigation.header.map((item) => entryOf(item, site, shell))
  const entries = [...own, ...makeEntries(site), ...serviceEntries(site)]
  return site.shell.header.mega_menu && shell.total > 0 ? [megaEntry(site, shell), ...entries] : entries
}
