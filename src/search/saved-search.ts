import type { OnShowPolicy } from '#domain/car/on-show.ts'
import { type FoundCar, mostKnown, newCars, type SavedSearch } from '#domain/saved/saved-search.ts'
import { choiceFilter, chosenAttributes, type Filters, stockFilter, toldEitherWay } from './filter.ts'
import { writeLocation } from './page-path.ts'
import type { SearchState } from './state.ts'
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

/** The newest cars of each search, in their order. Rejects when nobody answers. */
export async function newestOf(
  searches: readonly SavedSearch[],
  ask: SearchTransport,
  stock: OnShowPolicy,
  now: Date,
): Promise<readonly (readonly FoundCar[])[]> {
  if (searches.length === 0) return []
  const { results } = await ask({ queries: searches.map((search) => queryOf(search, stock, now)) })
  return results.map(foundIn)
}

/** How many cars are new in each search since it was last looked at. Rejects when nobody answers. */
export async function newInEach(
  searches: readonly SavedSearch[],
  ask: SearchTransport,
  stock: OnShowPolicy,
  now: Date,
): Promise<readonly number[]> {
  const found = await newestOf(searches, ask, stock, now)
  return searches.map((search, at) => newCars(search, found[at] ?? []))
}
