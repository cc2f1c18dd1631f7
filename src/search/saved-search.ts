import type { OnShowPolicy } from '#domain/car/on-show.ts'
import { type FoundCar, mostKnown, newCars, type SavedSearch } from '#domain/saved/saved-search.ts'
import { choiceFilter, chosenAttributes, type Filters, stockFilter, toldEitherWay } from './filter.ts'
import { writeLocation } from './page-path.ts'
import type { SearchState } from './state.ts'
import type { FewerWords } from './transport/partial-matches.ts'
import type { SearchQuery, SearchResult, SearchTransport } from './transport/transport.ts'

/** A list, as far as a search on it is kept. */
export interface KeptList {
  readonly path: string
  readonly filter: Filters
}

/** The search of a list as it is kept, before anything was seen of it. Neither its page nor its order matters. */
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

/** Asks for the newest cars of saved searches. */
function queryOf({ query, filter }: SavedSearch, stock: OnShowPolicy, now: Date): SearchQuery {
  return {
    indexUid: 'cars',
    q: query,
    matchingStrategy: 'all',
    filter: [...stockFilter(stock, now), ...filter.map(toldEitherWay)],
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

/** Who is asked, and for which cars. */
export interface AskedSite {
  readonly ask: SearchTransport
  /** Lists leave words out where no car holds all of them, and so does who asks what is new on them. */
  readonly fewerWords: FewerWords
  readonly stock: OnShowPolicy
  readonly now: Date
}

/** What a search finds whose words no car holds all of: `nothing` is what it found of them all. */
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

/** The newest cars of each search, in their order. Rejects when nobody answers. */
export async function newestOf(
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

/** How many cars are new in each search since it was last looked at. Rejects when nobody answers. */
export async function newInEach(searches: readonly SavedSearch[], site: AskedSite): Promise<readonly number[]> {
  const found = await newestOf(searches, site)
  return searches.map((search, at) => newCars(search, found[at] ?? []))
}
