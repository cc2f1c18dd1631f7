import type { APIRoute } from 'astro'
import type { StockCounts } from '#api/stock-counts.ts'
import { currentTenant } from '#tenants/current.ts'
import { countedLists } from '#view-models/listing/linked-lists.ts'
import { toldCounts } from '#view-models/listing/told-counts.ts'
import { stockCounts } from '#view-models/shell/stock-counts.ts'

/** How many cars links lead to. Menus and the ends of lists ask for it when somebody turns to them. */
export const GET: APIRoute = async () => {
  const tenant = currentTenant()
  const counts = toldCounts(tenant.site, stockCounts(tenant), await countedLists(tenant))
  return Response.json(counts satisfies StockCounts)
}
