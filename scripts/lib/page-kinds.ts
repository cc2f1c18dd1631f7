import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Pages of a release that a shopper finds in no list, and what each is called. */
const named: Readonly<Record<string, string>> = { '/': 'home', '/404': 'lost', '/cars/trade-in': 'trade-in' }

/** "/faqs" -> faqs, "/cars/2021-norda" -> cars-one, "/cars/2021-norda/checkout" -> cars-checkout, "/search/norda/tern" -> search-two. */
function kindOf(path: string): string {
  const [first = '', second, third] = path.split('/').slice(1)
  if (named[path]) return named[path]
  if (second === undefined) return first
  if (third === undefined) return `${first}-one`
  return first === 'cars' ? `cars-${third}` : `${first}-two`
}

function pathsIn(release: string): readonly string[] {
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => `/${file.replace(/\.html$/, '')}`)
  return pages.map((path) => (path === '/index' ? '/' : path)).sort()
}

/** The addresses a page leads to, in its own order; none where it is not there. */
function linksOf(release: string, path: string): readonly string[] {
  const file = join(release, path === '/' ? 'index.html' : `${path}.html`)
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/(?:href|action)="(\/[^"?#]*)/g)].map(([, link = '']) => link)
}

/**
 * One page of every kind that a release has, by what its address says: the first that its home page or its list of cars leads
 * to, so that a car is one that can be bought. Model pages with an address of their own are of one kind with those below /models.
 */
export function pageKinds(release: string): ReadonlyMap<string, string> {
  const paths = pathsIn(release)
  const all = new Set(paths)
  const isPage = (path: string) => all.has(path) && !(all.has(`/models${path}`) && path !== '/')
  const home = linksOf(release, '/')
  const list = home.find((link) => /^\/search\/[^/]+$/.test(link))
  const links = [...(list ? linksOf(release, list) : []).filter((link) => link.startsWith('/cars/')), ...home]
  const kinds = new Map<string, string>()
  for (const path of [...links, ...paths].filter(isPage)) if (!kinds.has(kindOf(path))) kinds.set(kindOf(path), path)
  return kinds
}
