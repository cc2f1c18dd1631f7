import type { APIRoute, GetStaticPaths } from 'astro'
import { type StockStatus, stockStatusPath } from '#api/stock-status.ts'
import { currentTenant, wholeTenant } from '#tenants/current.ts'

/** Stock changes since the release: none at build time. `npm run delta` overwrites this file until the next release. */
export const getStaticPaths = (() => {
  const between = stockStatusPath.replace(/^\/(.+)\.json$/, '$1')
  return wholeTenant().site.stock.between_nights ? [{ params: { between } }] : []
}) satisfies GetStaticPaths

export const GET: APIRoute = () =>
  Response.json({ checked: currentTenant().now.toISOString(), cars: {} } satisfies StockStatus)
