import type { MultiSearchRequest, SearchQuery } from '#search/transport/transport.ts'
import { cardAttributes } from './document.ts'
import { type FacetAttribute, facetAttributes, type ListAttribute, type RangeAttribute } from './facets.ts'
import { choiceFilter, chosenAttributes, type FilterEntries, priceFilter } from './filter.ts'
import type { SearchState } from './state.ts'

/** Around highlighted words; letters no car has, so that a name can never forge them. */
export const highlightTags = { before: '\ue000', after: '\ue001' } as const

/** Meilisearch's own default for a multi-search that names no limit. */
const defaultLimit = 100

/** Cars on a page of a search by words, whatever a page of the list itself holds. */
const instantPageSize = 21

/** How many cars a page shows: the dealer's number while a list is browsed, the platform's while words are searched. */
export function pageSizeOf(state: SearchState, listPageSize: number): number {
  return state.query ? instantPageSize : listPageSize
}

/** What a request needs besides what the shopper chose. */
export interface RequestPolicy {
  /** The index at the engine; the static engine takes any name. */
  readonly index: string
  /** What every car of the list must be: the stock rules and the list's own. */
  readonly base: FilterEntries
  readonly priceAscPositive: boolean
  readonly pageSize?: number
  readonly facets?: readonly FacetAttribute[]
}

function filterWithout(
  state: SearchState,
  policy: RequestPolicy,
  left: ListAttribute | RangeAttribute | null,
): FilterEntries {
  const chosen = chosenAttributes(state).filter((attribute) => attribute !== left)
  return [
    ...policy.base,
    ...chosen.flatMap((attribute) => choiceFilter(state, attribute)),
    ...priceFilter(state, policy.priceAscPositive),
  ]
}

/**
 * The multi-search for a state: hits and counts first, then for every attribute the shopper narrowed by one query without
 * that narrowing, so that its other values still show what they would give.
 */
export function requestFor(
  state: SearchState,
  policy: RequestPolicy,
  matchingStrategy: 'all' | 'last' = 'all',
): MultiSearchRequest {
  const limit = policy.pageSize ?? defaultLimit
  const common = { indexUid: policy.index, q: state.query, matchingStrategy }
  const first: SearchQuery = {
    ...common,
    facets: policy.facets ?? facetAttributes,
    attributesToRetrieve: cardAttributes,
    attributesToHighlight: ['name'],
    highlightPreTag: highlightTags.before,
    highlightPostTag: highlightTags.after,
    limit,
    offset: state.page * limit,
    filter: filterWithout(state, policy, null),
    sort: state.sort ? [state.sort] : [],
  }
  const others = chosenAttributes(state).map((attribute) => ({
    ...common,
    facets: [attribute],
    limit: 1,
    offset: 0,
    filter: filterWithout(state, policy, attribute),
  }))
  return { queries: [first, ...others] }
}
