import { readFileSync } from 'node:fs'
import { pagesIn } from './pages-in.ts'

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

/** The addresses a page leads to, in its own order; none where it is not there. */
function linksOf(file: string | undefined): readonly string[] {
  if (file === undefined) return []
  return [...readFileSync(file, 'utf8').matchAll(/(?:href|action)="(\/[^"?#]*)/g)].map(([, link = '']) => link)
}

/**
 * One page of every kind that a release has, by what its address says: the first that its home page or its list of cars leads
 * to, so that a car is one that can be bought. Model pages with an address of their own are of one kind with those below /models.
 */
export function pageKinds(release: string): ReadonlyMap<string, string> {
  const pages = pagesIn(release)
  const isPage = (path: string) => pages.has(path) && !(pages.has(`/models${path}`) && path !== '/')
  const home = linksOf(pages.get('/'))
  const list = home.find((link) => /^\/search\/[^/]+$/.test(link))
  const links = [...(list ? linksOf(pages.get(list)) : []).filter((link) => link.startsWith('/cars/')), ...home]
  const kinds = new Map<string, string>()
  for (const path of [...links, ...pages.keys()].filter(isPage))
    if (!kinds.has(kindOf(path))) kinds.set(kindOf(path), path)
  return kinds
}
