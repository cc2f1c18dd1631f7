import type { SearchClient } from 'instantsearch.js'
import type { RequestPolicy } from '#search/queries.ts'
import type { TotalSource } from '#search/results.ts'
import { latestOnly } from '#search/transport/latest-only.ts'
import { type FewerWords, searchWithPartialMatches } from '#search/transport/partial-matches.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { type HelperRequest, queryOf } from './requests.ts'
import { helperResultOf } from './results.ts'

/** Request parameters of a list besides the shopper's choices. */
export interface ListPolicy extends RequestPolicy {
  readonly pageSize: number
  readonly totalSource: TotalSource
}

/** InstantSearch search client over a transport: all requests of its helper become one multi-search. */
export function searchClientFor(transport: SearchTransport, policy: ListPolicy, load: FewerWords): SearchClient {
  const search = latestOnly(async (requests: readonly HelperRequest[], asking) => {
    const queries = requests.map((request) => queryOf(request, policy))
    const answer = await searchWithPartialMatches(transport, { queries }, load, asking, policy.base)
    const { response, isPartial, dropped } = answer
    const resultOf = (query: (typeof queries)[number], at: number) => {
      const result = response.results[at]
      if (!result) throw new Error('The search engine answered without a result.')
      return helperResultOf(result, query, policy.totalSource, at === 0 ? { isPartial, dropped } : undefined)
    }
    return { results: queries.map(resultOf) }
  })
  return { search } as unknown as SearchClient
}
