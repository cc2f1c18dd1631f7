import { type Point, writePoint } from '#domain/location/point.ts'
import type { MultiSearchRequest, SearchQuery } from '#search/transport/transport.ts'
import { withoutChoice } from './choice.ts'
import { cardAttributes } from './document.ts'
import { type FacetAttribute, facetAttributes, nearestFirst, paymentAttributes, type RuleAttribute } from './facets.ts'
import { choiceFilter, chosenAttributes, type Filters, priceFilter } from './filter.ts'
import type { SearchState, Sort } from './state.ts'

/** Markers around highlighted words: private-use characters, so that no car's name can contain them. */
export const highlightTags = { before: '\ue000', after: '\ue001' } as const

/** Limit of a query without a page size. */
const defaultLimit = 100

/** Page size of a search by words, independent of the list's own page size. */
export const instantPageSize = 21

/** Page size: the dealer's while browsing a list, the platform's while searching by words. */
export function pageSizeOf(state: SearchState, listPageSize: number): number {
  return state.query ? instantPageSize : listPageSize
}

/** Parameters of a request besides the shopper's choices. */
export interface RequestPolicy {
  /** Index name at the search server; the static engine accepts any. */
  readonly index: string
  /** Filters of the whole list: the stock rules and the list's own. */
  readonly base: Filters
  readonly priceAscPositive: boolean
  readonly pageSize?: number
  readonly facets?: readonly (FacetAttribute | RuleAttribute)[]
  /** Location of the shopper, if known. */
  readonly near?: () => Point | null
}

/**
 * Sorts by weekly and monthly payments alike: a URL may name the period the dealer does not use, and no car has both.
 */
function eitherPayment(sort: Sort): readonly string[] {
  const [attribute = '', direction = ''] = sort.split(':')
  const isPayment = paymentAttributes.some((name) => name === attribute)
  return isPayment
    ? [sort, ...paymentAttributes.filter((name) => name !== attribute).map((name) => `${name}:${direction}`)]
    : [sort]
}

/** Sort for engines; by distance without a known location means the default order. */
function sortOf({ sort }: SearchState, { near }: RequestPolicy): readonly string[] {
  if (sort !== nearestFirst) return sort ? eitherPayment(sort) : []
  const from = near?.() ?? null
  return from ? [`_geoPoint(${writePoint(from)}):asc`] : []
}

/** All filters of a state. */
function filterOf(state: SearchState, policy: RequestPolicy): Filters {
  return [
    ...policy.base,
    ...chosenAttributes(state).flatMap((attribute) => choiceFilter(state, attribute)),
    ...priceFilter(state, policy.priceAscPositive),
  ]
}

/** Query for one page of hits and the facet counts. */
export function hitsQuery(state: SearchState, policy: RequestPolicy): SearchQuery {
  const limit = policy.pageSize ?? defaultLimit
  return {
    indexUid: policy.index,
    q: state.query,
    matchingStrategy: 'all',
    facets: policy.facets ?? facetAttributes,
    attributesToRetrieve: cardAttributes,
    attributesToHighlight: ['name'],
    highlightPreTag: highlightTags.before,
    highlightPostTag: highlightTags.after,
    limit,
    offset: state.page * limit,
    filter: filterOf(state, policy),
    sort: sortOf(state, policy),
  }
}

/** Query for facet counts only. */
export function countQuery(state: SearchState, policy: RequestPolicy, facets: readonly string[]): SearchQuery {
  const filter = filterOf(state, policy)
  return { indexUid: policy.index, q: state.query, matchingStrategy: 'all', facets, limit: 1, offset: 0, filter }
}

/**
 * The multi-search for a state: first hits and counts, then for every filtered attribute one query without its own
 * filter, so that counts of its other values stay visible.
 */
export function requestFor(state: SearchState, policy: RequestPolicy): MultiSearchRequest {
  const others = chosenAttributes(state).map((attribute) =>
    countQuery(withoutChoice(state, attribute), policy, [attribute]),
  )
  return { queries: [hitsQuery(state, policy), ...others] }
}
