import type { APIRoute } from 'astro'
import { themeCss } from '#layouts/theme.ts'
import { currentTenant } from '#tenants/current.ts'

/** The dealer's fonts, and its colours and design as token values. */
export const GET: APIRoute = () =>
  new Response(themeCss(currentTenant().site.brand), { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
