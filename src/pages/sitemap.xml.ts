import type { APIRoute } from 'astro'
import { absoluteUrl } from '#seo/head.ts'
import { sitemapXml } from '#seo/sitemap.ts'
import { currentTenant } from '#tenants/current.ts'
import { indexedPages } from './_islands/indexed-pages.ts'

/** Every page of the site that search engines may list. */
export const GET: APIRoute = async () => {
  const tenant = currentTenant()
  const pages = await indexedPages(tenant)
  const entries = pages.map(({ path, changed }) => ({ url: absoluteUrl(tenant.site, path), changed }))
  return new Response(sitemapXml(entries), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
