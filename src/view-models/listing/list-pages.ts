import { onShowPolicy } from '#domain/car/on-show.ts'
import { stockFilter } from '#search/filter.ts'
import type { Landing } from '#search/landing.ts'
import { requestFor } from '#search/queries.ts'
import { pagesOf } from '#search/results.ts'
import { countedFacets } from '#search/shown-facets.ts'
import { emptyState } from '#search/state.ts'
import type { SearchResult } from '#search/transport/transport.ts'
import type { Tenant } from '#tenants/current.ts'
import { listsOf } from './site-lists.ts'

/** One prerendered page of a list. */
export interface ListPage {
  readonly landing: Landing
  /** Zero-based. */
  readonly page: number
}

/** Runs the search query for a page of a list. @throws when the engine returns no result */
export async function answerFor(tenant: Tenant, { landing, page }: ListPage): Promise<SearchResult> {
  const { site, now } = tenant
  const request = requestFor(
    { ...emptyState, page },
    {
      index: tenant.search.index,
      base: [...stockFilter(onShowPolicy(site.stock), now), ...landing.filter],
      priceAscPositive: site.search.price_asc_positive,
      pageSize: site.search.list_page_size,
      facets: countedFacets,
    },
  )
  const queries = request.queries.map(({ attributesToHighlight: _, ...query }) => query)
  const [result] = (await tenant.engine({ queries })).results
  if (!result) throw new Error('The search engine answered without a result.')
  return result
}

/** All pages of all lists of the dealer. A list without cars still has its first page. */
export async function listPages(tenant: Tenant): Promise<readonly ListPage[]> {
  const pages: ListPage[] = []
  for (const landing of listsOf(tenant)) {
    const found = await answerFor(tenant, { landing, page: 0 })
    const count = Math.max(1, pagesOf(found, tenant.site.search.list_page_size))
    for (let page = 0; page < count; page++) pages.push({ landing, page })
  }
  return pages
}
