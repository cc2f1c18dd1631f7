import { isListAttribute, isRangeAttribute } from '#search/facets.ts'
import { countQuery, hitsQuery, pageSizeOf, type RequestPolicy } from '#search/queries.ts'
import { emptyState, type SearchState } from '#search/state.ts'
import type { SearchQuery } from '#search/transport/transport.ts'
import { readSort } from '#search/url.ts'

/** The request parameters our widgets set, as documented for InstantSearch search clients. */
export interface HelperParameters {
  readonly query?: string
  readonly page?: number
  /** 0: only counts are requested. */
  readonly hitsPerPage?: number
  readonly facets?: string | readonly string[]
  readonly facetFilters?: readonly (string | readonly string[])[]
  readonly numericFilters?: readonly string[]
}

/** One request of InstantSearch's helper: the list itself, or the counts of one facet without its own filter. */
export interface HelperRequest {
  readonly indexName: string
  readonly params?: HelperParameters
}

function addChoice(lists: Record<string, string[]>, text: string): void {
  const at = text.indexOf(':')
  const [name, value] = [text.slice(0, at), text.slice(at + 1).replace(/^\\-/, '-')]
  if (isListAttribute(name)) lists[name] = [...(lists[name] ?? []), value]
}

function addBound(ranges: Record<string, { min: number | null; max: number | null }>, text: string): void {
  const [, name = '', operator, value] = /^(\w+)(>=|<=|=)(\d+(?:\.\d+)?)$/.exec(text) ?? []
  if (!isRangeAttribute(name) || value === undefined) return
  const known = ranges[name] ?? { min: null, max: null }
  ranges[name] = {
    min: operator === '<=' ? known.min : Number(value),
    max: operator === '>=' ? known.max : Number(value),
  }
}

/** The search state of a request. */
export function stateOfRequest({ indexName, params = {} }: HelperRequest): SearchState {
  const lists: Record<string, string[]> = {}
  const ranges: Record<string, { min: number | null; max: number | null }> = {}
  for (const text of (params.facetFilters ?? []).flat()) addChoice(lists, text)
  for (const text of (params.numericFilters ?? []).flat()) addBound(ranges, text)
  return {
    ...emptyState,
    query: params.query ?? '',
    page: params.page ?? 0,
    sort: readSort(indexName),
    lists,
    ranges,
  }
}

/** Converts a request to a multi-search query. `policy.pageSize` is the list's page size. */
export function queryOf(request: HelperRequest, policy: RequestPolicy & { readonly pageSize: number }): SearchQuery {
  const state = stateOfRequest(request)
  const { hitsPerPage, facets = [] } = request.params ?? {}
  if (hitsPerPage === 0) return countQuery(state, policy, [facets].flat())
  return hitsQuery(state, { ...policy, pageSize: hitsPerPage ?? pageSizeOf(state, policy.pageSize) })
}
