import type { OnShowPolicy } from '#domain/car/on-show.ts'
import { type FoundCar, mostKnown, newCars, type SavedSearch } from '#domain/saved/saved-search.ts'
import { choiceFilter, chosenAttributes, type Filters, paymentPeriodFilter, stockFilter } from './filter.ts'
import { writeLocation } from './page-path.ts'
import type { SearchState } from './state.ts'
import type { FewerWords } from './transport/partial-matches.ts'
import type { SearchQuery, SearchResult, SearchTransport } from './transport/transport.ts'

/** The fields of a list that a saved search depends on. */
export interface KeptList {
  readonly path: string
  readonly filter: Filters
}

/** The search of a list to save, without known cars. Page and sort are dropped. */
export function searchToSave(name: string, { path, filter }: KeptList, state: SearchState): SavedSearch {
  const chosen = chosenAttributes(state).flatMap((attribute) => choiceFilter(state, attribute))
  return {
    name,
    href: writeLocation(path, { ...state, page: 0, sort: null }),
    query: state.query,
    filter: [...filter, ...chosen],
    known: [],
    from: 0,
  }
}

/** Query for the newest cars of a saved search. */
function queryOf({ query, filter }: SavedSearch, stock: OnShowPolicy, now: Date): SearchQuery {
  return {
    indexUid: 'cars',
    q: query,
    matchingStrategy: 'all',
    filter: [...stockFilter(stock, now), ...filter.map(paymentPeriodFilter)],
    sort: ['created_at_timestamp:desc'],
    limit: mostKnown,
    offset: 0,
    attributesToRetrieve: ['id', 'created_at_timestamp'],
  }
}

function foundIn({ hits }: SearchResult): readonly FoundCar[] {
  return hits.map(({ id, created_at_timestamp: listed }) => ({
    id: String(id),
    listed: typeof listed === 'number' ? listed : 0,
  }))
}

/** The engine and stock rules to query with. */
export interface AskedSite {
  readonly ask: SearchTransport
  /** Loads the fallback that drops words no car holds, as lists do. */
  readonly fewerWords: FewerWords
  readonly stock: OnShowPolicy
  readonly now: Date
}

/**
 * Cars matching some words of a search whose words no car holds together; `nothing` is the empty result for all of
 * them.
 */
async function partlyFound(
  query: SearchQuery,
  nothing: SearchResult,
  { ask, fewerWords, stock, now }: AskedSite,
): Promise<readonly FoundCar[]> {
  const fewer = await fewerWords().catch(() => null)
  const none = { response: { results: [nothing] }, isPartial: false, dropped: [] }
  const base = stockFilter(stock, now)
  const answer = await fewer?.searchFewerWords(ask, { queries: [query] }, none, undefined, base)
  return foundIn(answer?.response.results[0] ?? nothing)
}

/** The newest cars of each search, in order of the searches. Rejects when no engine answers. */
export async function findNewestCars(
  searches: readonly SavedSearch[],
  site: AskedSite,
): Promise<readonly (readonly FoundCar[])[]> {
  if (searches.length === 0) return []
  const queries = searches.map((search) => queryOf(search, site.stock, site.now))
  const { results } = await site.ask({ queries })
  return Promise.all(
    results.map((result, at) => {
      const query = queries[at]
      return result.hits.length === 0 && query?.q?.trim() ? partlyFound(query, result, site) : foundIn(result)
    }),
  )
}

/** Number of new cars in each search since it was last viewed. Rejects when no engine answers. */
export async function countNewCars(searches: readonly SavedSearch[], site: AskedSite): Promise<readonly number[]> {
  const found = await findNewestCars(searches, site)
  return searches.map((search, at) => newCars(search, found[at] ?? []))
}
