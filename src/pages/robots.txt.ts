import type { APIRoute } from 'astro'
import { robotsTxt } from '#seo/sitemap.ts'
import { currentTenant } from '#tenants/current.ts'

/** For crawlers: all but the pages that are one shopper's own. */
export const GET: APIRoute = () => {
  const { url, routes } = currentTenant().site
  const own = [routes.favourites, routes.compare, routes.success].filter((path) => path !== null)
  return new Response(robotsTxt(url, own), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
