import type { SearchClient, UiState } from 'instantsearch.js'
import type { SearchAnswer } from '#search/transport/partial-matches.ts'
import { hitId } from './document.ts'
import { isListAttribute, isRangeAttribute } from './facets.ts'
import { readRange, writeRange } from './range.ts'
import type { SearchResults } from './results.ts'
import { emptyState, type SearchState } from './state.ts'
import { readSort } from './url.ts'

/** The one index InstantSearch knows; orders are further names to it. */
export const indexName = 'cars'

type IndexState = UiState[string] | undefined

/** A state as InstantSearch keeps it. */
export function toUiState(state: SearchState): UiState {
  const lists = Object.entries(state.lists).map(([name, values]) => [name, [...values]])
  const ranges = Object.entries(state.ranges).map(([name, range]) => [name, writeRange(range)])
  return {
    [indexName]: {
      ...(state.query && { query: state.query }),
      ...(state.page > 0 && { page: state.page + 1 }),
      ...(state.sort && { sortBy: state.sort }),
      ...(lists.length > 0 && { refinementList: Object.fromEntries(lists) }),
      ...(ranges.length > 0 && { range: Object.fromEntries(ranges) }),
    },
  }
}

function listsOf(index: IndexState): SearchState['lists'] {
  const entries = Object.entries(index?.refinementList ?? {})
  return Object.fromEntries(entries.filter(([name, values]) => isListAttribute(name) && values.length > 0))
}

function rangesOf(index: IndexState): SearchState['ranges'] {
  return Object.fromEntries(
    Object.entries(index?.range ?? {}).flatMap(([name, text]) => {
      const range = isRangeAttribute(name) ? readRange(text) : null
      return range ? [[name, range]] : []
    }),
  )
}

/** InstantSearch's state as ours; anything unknown in it is left out. */
export function fromUiState(ui: UiState): SearchState {
  const index = ui[indexName]
  return {
    query: index?.query ?? '',
    page: Math.max(0, (index?.page ?? 1) - 1),
    sort: readSort(index?.sortBy ?? ''),
    lists: listsOf(index),
    ranges: rangesOf(index),
  }
}

type Requests = Parameters<SearchClient['search']>[0]

interface HelperParameters {
  readonly query?: string
  readonly page?: number
  readonly facetFilters?: readonly (string | readonly string[])[]
  readonly numericFilters?: readonly string[]
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

/** What InstantSearch asks for in its first request, as a state. */
export function stateOfRequest(index: string, parameters: HelperParameters): SearchState {
  const lists: Record<string, string[]> = {}
  const ranges: Record<string, { min: number | null; max: number | null }> = {}
  for (const text of (parameters.facetFilters ?? []).flat()) addChoice(lists, text)
  for (const text of (parameters.numericFilters ?? []).flat()) addBound(ranges, text)
  return {
    ...emptyState,
    query: parameters.query ?? '',
    page: parameters.page ?? 0,
    sort: readSort(index),
    lists,
    ranges,
  }
}

/** What a list shows and which words were found, carried through InstantSearch untouched. */
export interface Answered extends SearchResults {
  readonly isPartial: boolean
  /** Words that no car holds and that were left out. */
  readonly dropped: readonly string[]
  /** From 0. */
  readonly page: number
  readonly pageSize: number
}

/** One result as InstantSearch needs it, with ours inside. */
export function toHelperResult(index: string, state: SearchState, answered: Answered) {
  return {
    index,
    query: state.query,
    params: '',
    page: state.page,
    hitsPerPage: answered.pageSize,
    nbHits: answered.total,
    nbPages: Math.ceil(answered.total / answered.pageSize),
    processingTimeMS: 0,
    exhaustiveNbHits: true,
    hits: answered.hits.map((hit) => ({ ...hit, objectID: hitId(hit) })),
    facets: answered.counts,
    facets_stats: answered.bounds,
    answered,
  }
}

/** Our part of what InstantSearch hands on, or null before the first answer. */
export function answeredOf(results: unknown): Answered | null {
  return (results as { readonly answered?: Answered } | null)?.answered ?? null
}

/** What the client needs: somebody who answers a state. */
export interface Answering {
  readonly pageSizeOf: (state: SearchState) => number
  readonly ask: (state: SearchState) => Promise<{ readonly answer: SearchAnswer; readonly results: SearchResults }>
}

/**
 * InstantSearch's search client over our requests: whatever it asks for one state is one multi-search of ours.
 * The counts of narrowed facets come along, so its further requests are answered from the same answer.
 */
export function searchClientFor({ ask, pageSizeOf }: Answering): SearchClient {
  const search = async (requests: Requests) => {
    const [first] = requests as readonly { readonly indexName: string; readonly params?: HelperParameters }[]
    const name = first?.indexName ?? indexName
    const state = stateOfRequest(name, first?.params ?? {})
    const { answer, results } = await ask(state)
    const answered = {
      ...results,
      isPartial: answer.isPartial,
      dropped: answer.dropped,
      page: state.page,
      pageSize: pageSizeOf(state),
    }
    const result = toHelperResult(name, state, answered)
    return { results: requests.map(() => result) }
  }
  return { search } as unknown as SearchClient
}
