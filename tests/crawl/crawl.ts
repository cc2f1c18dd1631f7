import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathsBelow } from '#tests/sites/build-site.ts'
import { type PageContents, readCounts, readPage, type SaidCount } from './read-page.ts'

/** A page with its distance from the home page in clicks; null when no link leads there. */
export interface CrawledPage extends PageContents {
  readonly path: string
  readonly clicks: number | null
}

/** A built site. */
export interface CrawledSite {
  /** Origin of the home page's canonical URL. */
  readonly origin: string
  readonly pages: readonly CrawledPage[]
  /** Counts of links that are filled in from stock-counts.json. */
  readonly linkCounts: readonly SaidCount[]
  /** Site paths of the sitemap. */
  readonly sitemap: readonly string[]
}

/** Map: page -> number of clicks from `start`. */
export function clicksFrom(start: string, pages: ReadonlyMap<string, PageContents>): ReadonlyMap<string, number> {
  const clicks = new Map([[start, 0]])
  for (const [path, far] of clicks)
    for (const link of pages.get(path)?.links ?? []) if (pages.has(link) && !clicks.has(link)) clicks.set(link, far + 1)
  return clicks
}

/** Reads a site: `texts` maps path -> HTML; `sitemap` and `counts` are the texts of these files. */
export function crawl(texts: ReadonlyMap<string, string>, sitemap: string, counts: string): CrawledSite {
  const facts = new Map([...texts].map(([path, html]) => [path, readPage(html, path)]))
  const clicks = clicksFrom('/', facts)
  const origin = new URL(facts.get('/')?.canonical ?? 'https://home.missing').origin
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  return {
    origin,
    pages: [...facts].map(([path, page]) => ({ ...page, path, clicks: clicks.get(path) ?? null })),
    linkCounts: readCounts(counts),
    sitemap: listed.map((url) => (url.startsWith(origin) ? url.slice(origin.length) || '/' : url)),
  }
}

/** Crawls a release folder. */
export function crawlFolder(folder: string): CrawledSite {
  const files = pathsBelow(folder).filter((path) => path.endsWith('.html'))
  const pathOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''))
  const texts = new Map(files.map((file) => [pathOf(file), readFileSync(join(folder, file), 'utf8')]))
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  return crawl(texts, text('sitemap.xml'), text('stock-counts.json'))
}
