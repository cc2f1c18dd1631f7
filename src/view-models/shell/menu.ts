import type { CarType } from '#domain/car/car.ts'
import { wholeListPath } from '#domain/page/whole-list.ts'
import { nounFor, titleNoun } from '#search/nouns.ts'
import type { MenuItem, NavigationItem } from '#tenants/site/shell.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { serviceTitle } from '#view-models/location/service-booking.ts'
import { bodyLinks, makeLinks, typeLink } from './counted-links.ts'
import type { BodyTile, BrandTile, MenuEntry, MenuLink, MenuPanel } from './menu-entry.ts'
import { urlsIn } from './menu-links.ts'
import type { ShellData } from './shell-data.ts'

/** The part of the site's settings that determines its menus. */
export type MenuSite = SiteSlice<
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

/** The part of today's stock that determines the menus. */
export type MenuStock = Pick<ShellData, 'hasStock' | 'types' | 'onlyType' | 'bodies' | 'makes' | 'models'>

/** The group's other sites. */
function sisterTiles(site: Pick<MenuSite, 'identity'>): BrandTile[] {
  return site.identity.dealership_websites.map(({ name, url, logo }) => ({ name, url, logo: logo?.url ?? null }))
}

/** Marks a link to have its count shown beside the name. */
const counted = <Link extends MenuLink>(link: Link): Link => ({ ...link, count: 'beside' })

const bodyTiles = ({ bodies }: MenuStock): readonly BodyTile[] => bodyLinks(bodies).map(counted)

const makeTiles = ({ makes }: MenuStock): readonly BrandTile[] => makeLinks(makes).map(counted)

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

/** "All cars for sale", "All 97 used cars for sale". */
export function allName(
  { vehicle_types: kinds }: Pick<MenuSite['identity'], 'vehicle_types'>,
  type: CarType | null,
  count?: string,
): string {
  return ['All', count, type, nounFor(kinds).many, 'for sale'].filter(Boolean).join(' ')
}

/**
 * Link to all cars below tiles. It must contain everything the tiles count, so an entry's list that leaves out types is
 * replaced by the whole list. Any other list is not counted: "All cars".
 */
function allOf(url: string, { identity }: MenuSite, { onlyType }: MenuStock): MenuLink {
  const [, only] = /^\/search\/(new|used|demo|new-used-and-demo)-cars$/.exec(url) ?? []
  if (!only) return { name: `All ${nounFor(identity.vehicle_types).many}`, url }
  const type = only === onlyType ? onlyType : null
  return { name: allName(identity, type), url: type ? url : wholeListPath, count: 'name' }
}

/** Fills rows of two: after an odd number of tiles the link to all cars takes the last place. */
const inPairs = (makes: readonly BrandTile[], all: MenuLink): readonly BrandTile[] =>
  makes.length % 2 === 0 ? makes : [...makes, { ...all, logo: null }]

/** The group's other sites; the makes for a dealer without any. */
function brandTiles({ url }: MenuItem, site: MenuSite, shell: MenuStock): readonly BrandTile[] {
  const [sisters, makes] = [sisterTiles(site), makeTiles(shell)]
  return sisters.length > 0 || makes.length === 0 ? sisters : inPairs(makes, allOf(url, site, shell))
}

function dynamicPanel(item: MenuItem, site: MenuSite, shell: MenuStock): MenuPanel | null {
  if (item.dynamicDropdown === 'models') return { kind: 'models', models: shell.models, all: site.routes.models }
  if (item.dynamicDropdown === 'brands') return { kind: 'brands', tiles: brandTiles(item, site, shell) }
  if (!item.dynamicDropdown) return null
  // With a single type, its list is the link to all cars.
  const types = item.dynamicDropdown === 'stock' && shell.types.length > 1 ? shell.types.map(typeLink) : []
  return { kind: 'bodies', types, tiles: bodyTiles(shell), all: allOf(item.url, site, shell) }
}

function isEmpty(panel: MenuPanel | null): boolean {
  return (
    panel === null ||
    (panel.kind === 'models' && panel.models.length === 0) ||
    (panel.kind === 'bodies' && panel.tiles.length + panel.types.length === 0) ||
    (panel.kind === 'brands' && panel.tiles.length === 0)
  )
}

/**
 * URL of an entry. A dynamic entry may have no URL of its own ('/'); it then links to the default list and not to the
 * home page.
 */
function urlOf({ url, dynamicDropdown }: MenuItem, { search }: MenuSite): string {
  return dynamicDropdown && url === '/' ? search.default_search_path : url
}

function entryOf(written: MenuItem, site: MenuSite, shell: MenuStock): MenuEntry {
  const item = { ...written, url: urlOf(written, site) }
  const dynamic = dynamicPanel(item, site, shell)
  const panel = isEmpty(dynamic) ? plainPanel(item) : dynamic
  const { name, url, mobileOpen, className, logo } = item
  return { name, url, panel, mobileOpen, className, logo }
}

/** Defaults of an entry that the platform adds. */
const plain = { mobileOpen: false, className: null, logo: null } as const

/** The mega menu. Other sites are left out when an entry of the dealer's own menu has them. */
function megaEntry(site: MenuSite, shell: MenuStock): MenuEntry {
  const hasSites = site.shell.navigation.header.some(({ dynamicDropdown }) => dynamicDropdown === 'brands')
  const all = allOf(site.search.default_search_path, site, shell)
  const name = `Shop ${titleNoun(nounFor(site.identity.vehicle_types))}`
  const panel: MenuPanel = {
    kind: 'mega',
    head: name,
    types: shell.types.map(typeLink).map(counted),
    all,
    bodies: bodyTiles(shell),
    makes: inPairs(makeTiles(shell), all),
    sites: hasSites ? [] : sisterTiles(site),
  }
  return { ...plain, name, url: site.search.default_search_path, panel }
}

function makeEntries({ shell, search }: MenuSite): MenuEntry[] {
  return Object.entries(shell.nav.make_menus).map(([name, items]) => ({
    name,
    url: search.default_search_path,
    panel: { kind: 'list', links: items.map(asLink) },
    ...plain,
  }))
}

/** An entry for online service booking, unless the dealer's own menu links to it. */
function serviceEntries({ routes, identity, shell }: MenuSite): MenuEntry[] {
  const url = routes.manufacturer_service
  if (url === null || urlsIn(shell.navigation.header).includes(url)) return []
  return [{ ...plain, name: serviceTitle(identity), url, panel: null }]
}

/** The main menu. A dynamic entry without stock or models becomes a plain link. */
export function menuOf(site: MenuSite, shell: MenuStock): MenuEntry[] {
  const own = site.shell.navigation.header.map((item) => entryOf(item, site, shell))
  const entries = [...own, ...makeEntries(site), ...serviceEntries(site)]
  return site.shell.header.mega_menu && shell.hasStock ? [megaEntry(site, shell), ...entries] : entries
}
