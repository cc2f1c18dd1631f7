import type { InitialResults } from 'instantsearch.js'
import { createTransport, fewerWords } from '#islands/shared/open-transport.ts'
import { narrowingAttributes } from '#search/facets.ts'
import { stockFilter } from '#search/filter.ts'
import { type ListPolicy, searchClientFor } from '#search/instantsearch/client.ts'
import { helperResultOf } from '#search/instantsearch/results.ts'
import { fromUiState, indexName, toUiState } from '#search/instantsearch/ui-state.ts'
import { hitsQuery } from '#search/queries.ts'
import type { UnfilteredWords } from '#search/reading/reading.ts'
import { countedFacets } from '#search/shown-facets.ts'
import { emptyState, type SearchState } from '#search/state.ts'
import { cachedTransport } from '#search/transport/cache.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { writeSearch } from '#search/url.ts'
import { nearPlace } from '#stores/near.ts'
import { type ListRouter, listRouter, type Typing } from './router.ts'
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts'
import type { SearchProps } from './search-props.ts'
import { swapList } from './soft-navigation.ts'

/** The state of one visit to a list that is not rendered. */
export interface Session {
  readonly prerendered: SearchState
  readonly transport: SearchTransport
  readonly policy: ListPolicy
  readonly scrollPositions: ScrollPositions
  readonly client: ReturnType<typeof searchClientFor>
  /** The words left out of a query, with the key of the search they belong to. */
  leftWords: UnfilteredWords & { readonly key: string }
  /** The search caused by the last typed letter. */
  readonly typing: Typing
  readonly routing: {
    readonly router: ListRouter
    readonly stateMapping: { readonly stateToRoute: typeof fromUiState; readonly routeToState: typeof toUiState }
  }
  /** The prerendered response, in InstantSearch's shape. */
  readonly initialResults: InitialResults
  /** Prefetches the index; errors are ignored. */
  readonly warmUp: () => void
}

/** No words left out. */
export const noWords: UnfilteredWords = { unmatchedWords: [], unusedWords: [] }

/** Key of a search, without page and sort. */
export function searchKey(state: SearchState): string {
  return writeSearch({ ...state, page: 0, sort: null })
}

/** The list's query policy. Its stock filter depends on the time at which the page is opened. */
function policyOf(props: SearchProps): ListPolicy {
  return {
    index: props.source.index,
    base: [...stockFilter(props.stock, new Date()), ...props.landing.filter],
    priceAscPositive: props.priceAscPositive,
    pageSize: props.pageSize,
    facets: countedFacets,
    totalSource: props.totalSource,
    near: () => nearPlace(),
  }
}

/**
 * The prerendered response as InstantSearch results.
 * @throws when there is none
 */
function initialResultsOf({ initial }: SearchProps, policy: ListPolicy, state: SearchState): Session['initialResults'] {
  const [first] = initial.results
  if (!first) throw new Error('A list was prerendered without an answer.')
  const result = helperResultOf(first, hitsQuery(state, policy), policy.totalSource, { uncounted: first.uncounted })
  return {
    [indexName]: {
      state: { index: indexName, disjunctiveFacets: [...narrowingAttributes] },
      results: [result as never],
    },
  }
}

/** Goes back or forward to another list. Keeps the history entry's state, which a scroll may overwrite meanwhile. */
export function leaveFor(address: string): void {
  const entry: unknown = history.state
  void swapList(address, () => history.replaceState(entry, ''))
}

/** Creates the session of a list. Nothing is fetched yet. */
export function createSession(props: SearchProps): Session {
  const { source, landing } = props
  const engine = createTransport(source)
  const transport = cachedTransport(engine.ask, props.cacheCap)
  const policy = policyOf(props)
  const prerendered = { ...emptyState, page: props.page }
  const scrollPositions = createScrollPositions()
  const typing: Typing = { key: null, turn: 0 }
  return {
    prerendered,
    transport,
    policy,
    scrollPositions,
    client: searchClientFor(transport, policy, fewerWords),
    routing: {
      router: listRouter(landing.path, prerendered, scrollPositions, leaveFor, typing),
      stateMapping: { stateToRoute: fromUiState, routeToState: toUiState },
    },
    initialResults: initialResultsOf(props, policy, prerendered),
    warmUp: engine.warmUp,
    leftWords: { key: '', ...noWords },
    typing,
  }
}
