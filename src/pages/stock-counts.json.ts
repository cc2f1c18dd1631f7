import type { APIRoute } from 'astro'
import type { StockCounts } from '#api/stock-counts.ts'
import { currentTenant } from '#tenants/current.ts'
import { formatForSaleCounts } from '#view-models/listing/for-sale-counts.ts'
import { countedLists } from '#view-models/listing/linked-lists.ts'
import { stockCounts } from '#view-models/shell/stock-counts.ts'

/** Counts for links, fetched when a visitor opens a menu or reaches the end of a list. */
export const GET: APIRoute = async () => {
  const tenant = currentTenant()
  const counts = formatForSaleCounts(tenant.site, stockCounts(tenant), await countedLists(tenant))
  return Response.json(counts satisfies StockCounts)
}
