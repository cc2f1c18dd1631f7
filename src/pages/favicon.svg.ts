import type { APIRoute } from 'astro'
import { favicon } from '#components/shell/favicon.ts'
import { currentTenant } from '#tenants/current.ts'

/** The site's small sign in tabs and bookmarks. */
export const GET: APIRoute = () =>
  new Response(favicon(currentTenant().site), { headers: { 'Content-Type': 'image/svg+xml' } })
