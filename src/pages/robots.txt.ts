import type { APIRoute } from 'astro'
import { robotsTxt } from '#seo/robots.ts'
import { currentTenant } from '#tenants/current.ts'

/** For crawlers: where the sitemap is. */
export const GET: APIRoute = () =>
  new Response(robotsTxt(currentTenant().site.url), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
