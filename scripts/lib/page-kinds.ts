import { readFileSync } from 'node:fs'
import { pagesIn } from './pages-in.ts'

/** Site path -> kind, for pages whose kind does not follow from their path. */
const named: Readonly<Record<string, string>> = { '/': 'home', '/404': 'lost', '/cars/trade-in': 'trade-in' }

/**
 * "/faqs" -> faqs, "/cars/2021-norda" -> cars-one, "/cars/2021-norda/checkout" -> cars-checkout, "/search/norda/tern"
 * -> search-two.
 */
function kindOf(path: string): string {
  const [first = '', second, third] = path.split('/').slice(1)
  if (named[path]) return named[path]
  if (second === undefined) return first
  if (third === undefined) return `${first}-one`
  return first === 'cars' ? `cars-${third}` : `${first}-two`
}

/** The site paths that a page links to, in document order; empty without a file. */
function linksOf(file: string | undefined): readonly string[] {
  if (file === undefined) return []
  return [...readFileSync(file, 'utf8').matchAll(/(?:href|action)="(\/[^"?#]*)/g)].map(([, link = '']) => link)
}

/**
 * Kind -> path of one page of that kind: the first that the list of cars or the home page links to, so that the car is
 * for sale. Model pages outside /models are skipped, as they are of the same kind as those below it.
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
