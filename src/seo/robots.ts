/** Allows everything: a crawler must be able to fetch a page to see its noindex. */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml\n`].join('\n')
}
