import { stockFilter } from '#search/filter.ts'
import type { FinderData } from '#search/finder-data.ts'
import { requestFor } from '#search/queries.ts'
import { totalOf } from '#search/results.ts'
import type { SearchState } from '#search/state.ts'
import { latestOnly } from '#search/transport/latest-only.ts'
import { createTransport } from '../shared/open-transport.ts'

/**
 * Returns a function that counts the cars of a search state, with the list pages' filters. Warms up the search
 * connection at once. Only the newest request is answered; rejects when the search fails.
 */
export function createCarCounter(facts: FinderData): (state: SearchState) => Promise<number | null> {
  const { source, stock, filter, totalSource } = facts
  const { ask, warmUp } = createTransport(source)
  warmUp()
  const base = [...stockFilter(stock, new Date()), ...filter]
  return latestOnly(async (state, asking) => {
    const request = requestFor(state, {
      index: source.index,
      base,
      priceAscPositive: false,
      pageSize: 1,
      facets: ['status'],
    })
    const { results } = await ask({ queries: request.queries.slice(0, 1) }, asking)
    return results[0] ? totalOf(results[0], totalSource) : null
  })
}
