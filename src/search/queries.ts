import { type Point, writePoint } from '#domain/location/point.ts'
import type { MultiSearchRequest, SearchQuery } from '#search/transport/transport.ts'
import { withoutChoice } from './choice.ts'
import { cardAttributes } from './document.ts'
import { type FacetAttribute, facetAttributes, nearestFirst, paymentAttributes, type RuleAttribute } from './facets.ts'
import { choiceFilter, chosenAttributes, type Filters, priceFilter } from './filter.ts'
import type { SearchState, Sort } from './state.ts'

/** Around highlighted words; letters no car has, so that a name can never forge them. */
export const highlightTags = { before: '\ue000', after: '\ue001' } as const

/** Meilisearch's own default for a multi-search that names no limit. */
const defaultLimit = 100

/** Cars on a page of a search by words, whatever a page of the list itself holds. */
export const instantPageSize = 21

/** How many cars a page shows: the dealer's number while a list is browsed, the platform's while words are searched. */
export function pageSizeOf(state: SearchState, listPageSize: number): number {
  return state.query ? instantPageSize : listPageSize
}

/** What a request needs besides what the shopper chose. */
export interface RequestPolicy {
  /** The index at the engine; the static engine takes any name. */
  readonly index: string
  /** What every car of the list must be: the stock rules and the list's own. */
  readonly base: Filters
  readonly priceAscPositive: boolean
  readonly pageSize?: number
  readonly facets?: readonly (FacetAttribute | RuleAttribute)[]
  /** Where the shopper is, where that is known. */
  readonly near?: () => Point | null
}

/** By payments as cars are told with them: an address may name those by the week where its dealer speaks of months, and no car has both. */
function eitherPayment(sort: Sort): readonly string[] {
  const [attribute = '', direction = ''] = sort.split(':')
  const isPayment = paymentAttributes.some((name) => name === attribute)
  return isPayment
    ? [sort, ...paymentAttributes.filter((name) => name !== attribute).map((name) => `${name}:${direction}`)]
    : [sort]
}

/** The order as engines take it; from nowhere nothing is near, and the list stands in its own. */
function sortOf({ sort }: SearchState, { near }: RequestPolicy): readonly string[] {
  if (sort !== nearestFirst) return sort ? eitherPayment(sort) : []
  const from = near?.() ?? null
  return from ? [`_geoPoint(${writePoint(from)}):asc`] : []
}

/** What every car of an answer must be. */
function filterOf(state: SearchState, policy: RequestPolicy): Filters {
  return [
    ...policy.base,
    ...chosenAttributes(state).flatMap((attribute) => choiceFilter(state, attribute)),
    ...priceFilter(state, policy.priceAscPositive),
  ]
}

/** Asks for the cars of one page of a state, and for the counts of facets. */
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

/** Asks for counts alone. */
export function countQuery(state: SearchState, policy: RequestPolicy, facets: readonly string[]): SearchQuery {
  const filter = filterOf(state, policy)
  return { indexUid: policy.index, q: state.query, matchingStrategy: 'all', facets, limit: 1, offset: 0, filter }
}

/**
 * The multi-search for a state: hits and counts first, then for every attribute the shopper narrowed by one query without
 * that narrowing, so that its other values still show what they would give.
 */
export function requestFor(state: SearchState, policy: RequestPolicy): MultiSearchRequest {
  const others = chosenAttributes(state).map((attribute) =>
    countQuery(withoutChoice(state, attribute), policy, [attribute]),
  )
  return { queries: [hitsQuery(state, policy), ...others] }
}
