import { useCallback, useEffect, useRef } from 'react'
import { useConnector, useInstantSearch } from 'react-instantsearch'
import { type Answered, answeredOf, fromUiState, indexName, toUiState } from '#search/instantsearch.ts'
import { rewriteLegacySearch } from '#search/legacy-url.ts'
import { readLocation } from '#search/page-path.ts'
import type { SearchState } from '#search/state.ts'
import { writeSearch } from '#search/url.ts'
import { restoreScrollPosition } from './scroll-positions.ts'
import type { Session } from './session.ts'
import { connectState } from './state-connector.ts'

/** The search as the screen sees it. */
export interface Search {
  readonly state: SearchState
  /** The answer on screen: the last good one while another is on its way. */
  readonly answered: Answered | null
  readonly isLate: boolean
  readonly isUnavailable: boolean
  /** Replaces the state; the address follows. */
  readonly change: (state: SearchState) => void
  readonly retry: () => void
}

/** The cars on screen are those the address asks for (see pages/search/asked.js.ts). */
function reveal(): void {
  delete document.documentElement.dataset.asked
}

/** Reads the address once the island is awake; old addresses are rewritten first. */
function useAddress(session: Session, change: (state: SearchState) => void): void {
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const modern = rewriteLegacySearch(location.search)
    if (modern !== location.search.replace(/^\?/, ''))
      history.replaceState(history.state, '', `${location.pathname}?${modern}`)
    const asked = readLocation(location)
    session.routing.router.wake()
    session.scrollPositions.ask(history.state)
    if (writeSearch(asked) === writeSearch(session.prerendered)) {
      const place = session.scrollPositions.take()
      if (place !== null) restoreScrollPosition(place)
      return reveal()
    }
    // InstantSearch begins to listen when the effects of this render are through.
    queueMicrotask(() => change(asked))
  }, [session, change])
}

/** The state of the search, its answer, and the way to change it. */
export function useSearch(session: Session): Search {
  useConnector(connectState)
  const { indexUiState, setIndexUiState, results, status, refresh } = useInstantSearch({ catchError: true })
  const change = useCallback(
    (state: SearchState) => setIndexUiState(() => toUiState(state)[indexName] ?? {}),
    [setIndexUiState],
  )
  useAddress(session, change)
  const answered = answeredOf(results)
  const isUnavailable = status === 'error'
  const first = useRef(answered)
  useEffect(() => {
    if (first.current !== answered || isUnavailable) reveal()
  }, [answered, isUnavailable])
  return {
    state: fromUiState({ [indexName]: indexUiState }),
    answered,
    isLate: status === 'stalled',
    isUnavailable,
    change,
    retry: refresh,
  }
}
