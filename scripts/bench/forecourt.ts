import { createEngine } from '#search/engine/engine.ts'
import { requestFor } from '#search/queries.ts'
import { searchWithPartialMatches } from '#search/transport/partial-matches.ts'
import type { Candidate } from './candidate.ts'

const fewerWords = () => import('#search/fewer-words.ts')

const policy = { index: 'cars', base: [], priceAscPositive: false, pageSize: 24 }

/** The static engine, queried as by the search page, with all facets. Files: search, cards. */
export const forecourt: Candidate = {
  name: 'Forecourt',
  open: ([search = '', cards = '']) => {
    const engine = createEngine(search, cards)
    return {
      answer: async (state) => {
        const { response } = await searchWithPartialMatches(engine, requestFor(state, policy), fewerWords)
        return response.results[0]?.estimatedTotalHits ?? 0
      },
      find: async (q, limit) => {
        const query = {
          indexUid: 'cars',
          q,
          matchingStrategy: 'all',
          limit,
          offset: 0,
          attributesToRetrieve: ['id'],
        } as const
        const { response } = await searchWithPartialMatches(engine, { queries: [query] }, fewerWords)
        return response.results[0]?.hits.map(({ id }) => String(id)) ?? []
      },
    }
  },
}
