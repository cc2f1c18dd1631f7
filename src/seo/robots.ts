/** What crawlers may read: everything. A page that is not to be listed says so itself, which only its reader can see. */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml\n`].join('\n')
}
