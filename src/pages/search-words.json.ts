import type { APIRoute } from 'astro'
import { distanceUnit } from '#domain/text/distance.ts'
import { recordOf } from '#search/car-record.ts'
import { compileLexicon } from '#search/reading/compile-lexicon.ts'
import type { SiteWays } from '#search/site-ways.ts'
import { currentTenant } from '#tenants/current.ts'
import { defaultList } from '#view-models/home/default-list.ts'
import { stockStarts } from '#view-models/home/stock-starts.ts'
import { askedPagesOf } from '#view-models/shell/asked-pages.ts'
import { stockCounts } from '#view-models/shell/stock-counts.ts'

/** What words mean on this site, and where it leads: fetched by whoever first turns to its search, and never by a page that is only read. */
export const GET: APIRoute = async () => {
  const tenant = currentTenant()
  const { site, showroom } = tenant
  const lexicon = compileLexicon(showroom.cars.map(recordOf), site.search, distanceUnit(site.locale).short)
  const { prices } = await defaultList(tenant)
  const ways: SiteWays = { pages: askedPagesOf(tenant), starts: stockStarts(site, stockCounts(tenant), prices) }
  return Response.json({ ...lexicon, ...ways })
}
