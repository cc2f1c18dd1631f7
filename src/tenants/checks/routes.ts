import { isShowable } from '#domain/secret/redact.ts'
import { slugify } from '#domain/text/slug.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { quoted } from '../explain/found.ts'
import { type Context, note } from '../resolve/context.ts'
import { routesOf } from '../resolve/routes.ts'
import type { Path } from '../yaml/tree.ts'
import { unmakeable } from './page-names.ts'

interface TakenAddress {
  readonly address: string
  readonly name: string
  /** The setting that chose the address; null when the platform did. */
  readonly path: Path | null
}

/** Addresses below these belong to pages or files of the platform. */
const taken = [
  '/cars',
  '/search',
  '/search-index',
  '/models',
  '/brands',
  '/locations',
  '/contact-us',
  '/dealer',
  '/pictures',
  '/bodies',
  '/_astro',
  '/assets',
  '/api',
  '/mock',
  '/leads',
  '/theme.css',
  '/sitemap.xml',
  '/robots.txt',
  '/404',
] as const

function chosen(file: DealerFile): TakenAddress[] {
  const { pages, contact, garage, routes } = file
  const taken: readonly (TakenAddress | null)[] = [
    pages.terms && { address: pages.terms.path, name: 'pages.terms', path: ['pages', 'terms', 'path'] },
    ...pages.info.map(({ path }, index) => ({
      address: path,
      name: `pages.info[${index}]`,
      path: ['pages', 'info', index, 'path'],
    })),
    contact.path ? { address: contact.path, name: 'contact.path', path: ['contact', 'path'] } : null,
    file.garage_enabled ? { address: garage.path, name: 'the garage', path: ['garage', 'path'] } : null,
    routes.manufacturer_service
      ? { address: routes.manufacturer_service, name: 'the service page', path: ['routes', 'manufacturer_service'] }
      : null,
  ]
  return taken.filter((entry) => entry !== null)
}

const ownChoices = new Set(['favourites', 'terms', 'manufacturer_service', 'search', 'checkout'])

function platformAddresses(file: DealerFile): TakenAddress[] {
  return Object.entries(routesOf(file, file.locations)).flatMap(([name, address]) =>
    address === null || ownChoices.has(name) || address === file.contact.path
      ? []
      : [{ address, name: `the ${name} page`, path: null }],
  )
}

function isBelow(address: string, root: string): boolean {
  return address === root || address.startsWith(`${root}/`)
}

function checkReserved({ address, path }: TakenAddress, context: Context): void {
  const isContact = path?.[0] === 'contact' && isBelow(address, '/contact-us') && address !== '/contact-us'
  const root = taken.find((each) => isBelow(address, each))
  if (path && root && !isContact)
    note(context, path, `"${address}" is reserved: everything at ${root} belongs to the platform`)
  if (path && address.length > 1 && address.endsWith('/'))
    note(context, path, `"${address}" ends with a slash; write "${address.slice(0, -1)}"`)
  const fault = path && unmakeable(address)
  if (fault) note(context, path, fault)
}

const standardList = /^(?:new|used|demo|new-used-and-demo|new-and-demo)-(?:cars|bikes|motorcycles|trucks|rvs)$/

/** Checks that list names are valid in addresses and differ from the lists every site has. */
export function checkLists(file: DealerFile, context: Context): void {
  for (const name of Object.keys(file.search.lists)) {
    const path = ['search', 'lists', name]
    const slug = slugify(name, '')
    const remedy = isShowable(name) ? `did you mean "${slug}"?` : 'write it in small letters, digits and hyphens'
    if (slug !== name) note(context, path, `${quoted(name)} cannot stand in an address; ${remedy}`)
    if (standardList.test(name)) note(context, path, `every site has the list "${name}" already; choose another name`)
  }
}

/** Checks that the dealer's own pages have valid paths that no other page has. */
export function checkRoutes(file: DealerFile, context: Context): void {
  const taken = chosen(file)
  const seen = new Map(platformAddresses(file).map((entry) => [entry.address, entry]))
  for (const entry of taken) {
    checkReserved(entry, context)
    const first = seen.get(entry.address)
    if (first && entry.path) note(context, entry.path, `"${entry.address}" is already the path of ${first.name}`)
    seen.set(entry.address, first ?? entry)
  }
}
