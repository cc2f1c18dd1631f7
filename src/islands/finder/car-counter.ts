import { fetchSearchIndex } from '#api/search-index.ts'
import { stockFilter } from '#search/filter.ts'
import type { FinderFacts } from '#search/finder-facts.ts'
import { requestFor } from '#search/queries.ts'
import { totalOf } from '#search/results.ts'
import type { SearchState } from '#search/state.ts'
import { staticTransport } from '#search/static-transport.ts'

/** Counts the cars of a state from the site's index, which is fetched with the first question. Rejects when it cannot be had. */
export function openCounter(facts: FinderFacts): (state: SearchState) => Promise<number | null> {
  const { files, stock, filter, totalSource } = facts
  if (!files) return async () => null
  const transport = staticTransport(() => fetchSearchIndex(files))
  const base = [...stockFilter(stock, new Date()), ...filter]
  return async (state) => {
    const request = requestFor(state, {
      index: 'vehicles',
      base,
      priceAscPositive: false,
      pageSize: 1,
      facets: ['status'],
    })
    const { results } = await transport({ queries: request.queries.slice(0, 1) })
    return results[0] ? totalOf(results[0], totalSource) : null
  }
}
