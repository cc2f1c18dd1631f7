import { Parser } from 'htmlparser2'
import { asMarkup } from '#domain/text/markup.ts'
import { ownText } from '#scripts/lib/own-text.ts'

/** Most addresses that one sitemap may hold. */
const mostAddresses = 50_000

/** The address that the head of a page names as the one that counts; null when it asks not to be listed, or names none. */
export function listedAs(page: Buffer): string | null {
  const said = { canonical: null as string | null, isListed: true }
  const parser = new Parser({
    onopentag: (tag, { rel, href = '', name, content = '' }) => {
      if (tag === 'link' && rel === 'canonical') said.canonical = href
      if (tag === 'meta' && name === 'robots' && content.includes('noindex')) said.isListed = false
    },
  })
  parser.end(page.subarray(0, page.indexOf('</head>')).toString())
  return said.isListed && said.canonical !== null ? ownText(said.canonical) : null
}

/**
 * Collects, of the pages of one release, those that search engines may list: each says so in its own head, by naming itself
 * as the address that counts and by not asking to be left out.
 */
export class ListedPages {
  readonly #pages = new Map<string, string>()

  /** Takes in what a page says, by its site path. */
  add(path: string, canonical: string | null): void {
    if (canonical !== null) this.#pages.set(path, canonical)
  }

  /** The sitemap of a site, each address once and in order; `days` are YYYY-MM-DD dates of last changes by site path. */
  sitemap(origin: string, days: ReadonlyMap<string, string>): string {
    const own = [...this.#pages].filter(([path, canonical]) => canonical === origin + path).sort()
    const lines = own.slice(0, mostAddresses).map(([path, canonical]) => {
      const day = days.get(path)
      return `  <url><loc>${asMarkup(canonical)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
    })
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...lines,
      '</urlset>\n',
    ].join('\n')
  }
}
