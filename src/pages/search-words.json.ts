import type { APIRoute } from 'astro'
import { distanceUnit } from '#domain/text/distance.ts'
import { recordOf } from '#search/car-record.ts'
import { compileLexicon } from '#search/reading/compile-lexicon.ts'
import type { SiteSuggestions } from '#search/site-suggestions.ts'
import { currentTenant } from '#tenants/current.ts'
import { defaultList } from '#view-models/home/default-list.ts'
import { searchStartingPoints } from '#view-models/home/search-starting-points.ts'
import { searchablePagesOf } from '#view-models/shell/searchable-pages.ts'
import { stockCounts } from '#view-models/shell/stock-counts.ts'

/** The search lexicon and the site's pages and starting points, fetched on first use of the search. */
export const GET: APIRoute = async () => {
  const tenant = currentTenant()
  const { site, showroom } = tenant
  const lexicon = compileLexicon(showroom.cars.map(recordOf), site.search, distanceUnit(site.locale).short)
  const { prices } = await defaultList(tenant)
  const ways: SiteSuggestions = {
    pages: searchablePagesOf(tenant),
    starts: searchStartingPoints(site, stockCounts(tenant), prices),
  }
  return Response.json({ ...lexicon, ...ways })
}
