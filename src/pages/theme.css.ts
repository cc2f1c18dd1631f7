import type { APIRoute } from 'astro'
import { themeCss } from '#components/shell/theme.ts'
import { currentTenant } from '#tenants/current.ts'

/** The dealer's colours and design, as values of the style tokens. */
export const GET: APIRoute = () =>
  new Response(themeCss(currentTenant().site.brand.theme), { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
