import type { InitialResults } from 'instantsearch.js'
import { createTransport } from '#islands/shared/open-transport.ts'
import { stockFilter } from '#search/filter.ts'
import { fromUiState, indexName, searchClientFor, toHelperResult, toUiState } from '#search/instantsearch.ts'
import { pageSizeOf, type RequestPolicy, requestFor } from '#search/queries.ts'
import { readResults } from '#search/results.ts'
import { countedFacets } from '#search/shown-facets.ts'
import { emptyState, type SearchState } from '#search/state.ts'
import { cachedTransport } from '#search/transport/cache.ts'
import { latestOnly } from '#search/transport/latest-only.ts'
import { searchWithPartialMatches } from '#search/transport/partial-matches.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { writeSearch } from '#search/url.ts'
import { type ListRouter, listRouter, type Typing } from './router.ts'
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts'
import type { SearchProps } from './search-props.ts'
import { swapList } from './soft-navigation.ts'

/** Everything one visit to a list holds besides what is on screen. */
export interface Session {
  readonly prerendered: SearchState
  readonly transport: SearchTransport
  readonly policy: RequestPolicy
  readonly scrollPositions: ScrollPositions
  readonly client: ReturnType<typeof searchClientFor>
  /** Words that a query named and no car of the site answers to, for the search they belong to. */
  said: { readonly key: string; readonly unheld: readonly string[] }
  /** Whether the newest change is a letter of a query. */
  readonly typing: Typing
  readonly routing: {
    readonly router: ListRouter
    readonly stateMapping: { readonly stateToRoute: typeof fromUiState; readonly routeToState: typeof toUiState }
  }
  /** The prerendered answer, in InstantSearch's shape. */
  readonly initialResults: InitialResults
  /** Fetches the index before it is needed; failing is fine here. */
  readonly warmUp: () => void
}

/** The same for every page and order of a search. */
export function searchKey(state: SearchState): string {
  return writeSearch({ ...state, page: 0, sort: null })
}

/** What every car of this list must be, decided when the page was opened. */
function policyOf(props: SearchProps): RequestPolicy {
  return {
    index: props.source.index,
    base: [...stockFilter(props.stock, new Date()), ...props.landing.filter],
    priceAscPositive: props.priceAscPositive,
    pageSize: props.pageSize,
    facets: countedFacets,
  }
}

function initialResultsOf(
  { initial, totalSource, pageSize }: SearchProps,
  state: SearchState,
): Session['initialResults'] {
  const answered = { ...readResults(initial, totalSource), isPartial: false, dropped: [], page: state.page, pageSize }
  return {
    [indexName]: { state: { index: indexName }, results: [toHelperResult(indexName, state, answered)] },
  }
}

/** Back or forward to another list. What its entry remembers stays, whatever the browser scrolls to in the meantime. */
function leaveFor(address: string): void {
  const entry: unknown = history.state
  void swapList(address, () => history.replaceState(entry, ''))
}

/** Opens a visit to the list. Nothing is fetched yet. */
export function createSession(props: SearchProps): Session {
  const { source, landing, pageSize, totalSource } = props
  const engine = createTransport(source)
  const transport = cachedTransport(engine.ask, props.cacheCap)
  const policy = policyOf(props)
  const sizeOf = (state: SearchState) => pageSizeOf(state, pageSize)
  const prerendered = { ...emptyState, page: props.page }
  const scrollPositions = createScrollPositions()
  const typing: Typing = { isOn: false }
  const ask = latestOnly(async (state: SearchState, asking) => {
    const answer = await searchWithPartialMatches(
      transport,
      requestFor(state, { ...policy, pageSize: sizeOf(state) }),
      asking,
      policy.base,
    )
    return { answer, results: readResults(answer.response, totalSource) }
  })
  return {
    prerendered,
    transport,
    policy,
    scrollPositions,
    client: searchClientFor({ ask, pageSizeOf: sizeOf }),
    routing: {
      router: listRouter(landing.path, prerendered, scrollPositions, leaveFor, typing),
      stateMapping: { stateToRoute: fromUiState, routeToState: toUiState },
    },
    initialResults: initialResultsOf(props, prerendered),
    warmUp: engine.warmUp,
    said: { key: '', unheld: [] },
    typing,
  }
}
