import { Parser } from 'htmlparser2'
import { escapeMarkup } from '#domain/text/markup.ts'
import { detachString } from '#scripts/lib/detach-string.ts'

/** Maximum number of URLs in one sitemap (sitemaps.org). */
const mostAddresses = 50_000

/** Tags of a head that may name the canonical URL or exclude the page; parsing whole heads took 1.4 % of a build. */
const decisiveTags = /<(?:link|meta)\b[^>]*\b(?:canonical|noindex)\b[^>]*>/g

/** The canonical URL in a page's head; null when it is `noindex` or has none. */
export function listedAs(page: Buffer): string | null {
  const said = { canonical: null as string | null, isListed: true }
  const parser = new Parser({
    onopentag: (tag, { rel, href = '', name, content = '' }) => {
      if (tag === 'link' && rel === 'canonical') said.canonical = href
      if (tag === 'meta' && name === 'robots' && content.includes('noindex')) said.isListed = false
    },
  })
  const head = page.subarray(0, page.indexOf('</head>')).toString()
  parser.end((head.match(decisiveTags) ?? []).join(''))
  return said.isListed && said.canonical !== null ? detachString(said.canonical) : null
}

/** Collects the pages of a release that search engines may list: those with a canonical URL and without `noindex`. */
export class ListedPages {
  readonly #pages = new Map<string, string>()

  /** Adds a page by site path; null when it may not be listed. */
  add(path: string, canonical: string | null): void {
    if (canonical !== null) this.#pages.set(path, canonical)
  }

  /**
   * The sitemap XML, sorted: pages whose canonical URL is their own address. `days`: site path -> YYYY-MM-DD of the
   * last change.
   */
  sitemap(origin: string, days: ReadonlyMap<string, string>): string {
    const own = [...this.#pages].filter(([path, canonical]) => canonical === origin + path).sort()
    const lines = own.slice(0, mostAddresses).map(([path, canonical]) => {
      const day = days.get(path)
      return `  <url><loc>${escapeMarkup(canonical)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
    })
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...lines,
      '</urlset>\n',
    ].join('\n')
  }
}
