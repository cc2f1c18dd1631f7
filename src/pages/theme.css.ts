import type { APIRoute } from 'astro'
import { themeCss } from '#layouts/theme.ts'
import { currentTenant } from '#tenants/current.ts'

/** The dealer's fonts, colours and design, these two as values of the style tokens. */
export const GET: APIRoute = () =>
  new Response(themeCss(currentTenant().site.brand), { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
