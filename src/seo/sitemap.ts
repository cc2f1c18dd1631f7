const xml: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => xml[character] ?? '')

/** One page for search engines; `changed` is a YYYY-MM-DD date or null. */
export interface SitemapEntry {
  readonly url: string
  readonly changed: string | null
}

/** A sitemap of at most the 50,000 addresses one file may hold, each once. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const unique = [...new Map(entries.map((entry) => [entry.url, entry])).values()].slice(0, 50_000)
  const lines = unique.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `  <url><loc>${escapeXml(url)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>\n',
  ].join('\n')
}

/** What crawlers may read: everything. A page that is not to be listed says so itself, which only its reader can see. */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml\n`].join('\n')
}
