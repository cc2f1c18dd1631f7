import type { APIRoute } from 'astro'
import { currentTenant } from '#tenants/current.ts'
import { favicon } from '#tenants/favicon.ts'

/** The site's icon in tabs and bookmarks. */
export const GET: APIRoute = () =>
  new Response(favicon(currentTenant().site), { headers: { 'Content-Type': 'image/svg+xml' } })
