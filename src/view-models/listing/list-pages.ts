import { onShowPolicy } from '#domain/car/on-show.ts'
import { stockFilter } from '#search/filter.ts'
import type { Landing } from '#search/landing.ts'
import { requestFor } from '#search/queries.ts'
import { totalOf } from '#search/results.ts'
import { countedFacets } from '#search/shown-facets.ts'
import { emptyState } from '#search/state.ts'
import type { MultiSearchResponse, SearchResult } from '#search/transport/transport.ts'
import type { Tenant } from '#tenants/current.ts'
import { listsOf } from './site-lists.ts'

/** One prerendered page of a list. */
export interface ListPage {
  readonly landing: Landing
  /** From 0. */
  readonly page: number
}

/**
 * What a page carries of an answer. How long it took is no part of it: the same stock gives the same bytes. Every single odometer
 * would be a third of it, and only the lowest and the highest are shown; every single price would make all pages of the list anew
 * with each that changes, and only whoever opens the filter sees them.
 */
function prerendered(result: SearchResult): SearchResult {
  const counts = { ...result.facetDistribution, km: {}, price: {} }
  return { ...result, processingTimeMs: 0, facetDistribution: counts }
}

/** The answer that a page of a list starts from. */
export async function answerFor(tenant: Tenant, { landing, page }: ListPage): Promise<MultiSearchResponse> {
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
  const { results } = await tenant.engine({ queries })
  return { results: results.map(prerendered) }
}

/** Every page of every list of the dealer: the first of each, and as many more as its cars fill. */
export async function listPages(tenant: Tenant): Promise<readonly ListPage[]> {
  const pages: ListPage[] = []
  for (const landing of listsOf(tenant)) {
    const { results } = await answerFor(tenant, { landing, page: 0 })
    const total = results[0] ? totalOf(results[0], tenant.site.search.total_source) : 0
    const count = Math.max(1, Math.ceil(total / tenant.site.search.list_page_size))
    for (let page = 0; page < count; page++) pages.push({ landing, page })
  }
  return pages
}
