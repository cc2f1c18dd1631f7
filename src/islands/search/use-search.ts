import { useCallback, useEffect, useRef } from 'react'
import { useInstantSearch, useSearchBox } from 'react-instantsearch'
import { siteWords } from '#islands/shared/site-words.ts'
import { type ListResults, readListResults } from '#search/instantsearch/results.ts'
import { fromUiState, indexName, toUiState } from '#search/instantsearch/ui-state.ts'
import { rewriteLegacySearch } from '#search/legacy-url.ts'
import { readLocation } from '#search/page-path.ts'
import type { SearchState } from '#search/state.ts'
import { writeSearch } from '#search/url.ts'
import { focusCars, restoreScrollPosition, revealResults, wasVisited } from './scroll-positions.ts'
import { leaveFor, type Session, searchKey } from './session.ts'
import { hasAddressChanged, reportListHydrated } from './soft-navigation.ts'

/** The search as used by components. */
export interface Search {
  readonly state: SearchState
  /** The response on screen: the last good one while another is in flight. */
  readonly answered: ListResults | null
  readonly isLate: boolean
  readonly isUnavailable: boolean
  /** Replaces the state as a whole; the address follows. */
  readonly change: (state: SearchState) => void
  readonly retry: () => void
}

/** The state of an address, with its query interpreted like a typed one; the address is rewritten to match. */
async function readAsked(asked: SearchState, session: Session): Promise<SearchState> {
  const { search } = location
  const { understand } = await siteWords()
  const { state: understood, ...left } = understand({ ...asked, query: '' }, asked.query)
  if (understood.query === asked.query || location.search !== search) return asked
  const state = { ...understood, query: understood.query.trim() }
  session.leftWords = { key: searchKey(state), ...left }
  history.replaceState(history.state, '', session.routing.router.createURL(state))
  return state
}

/** Reads the address once the island is hydrated; addresses in an old format are rewritten first. */
function useAddress(session: Session, change: (state: SearchState) => void): void {
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    reportListHydrated()
    if (hasAddressChanged()) return leaveFor(location.href)
    const modern = rewriteLegacySearch(location.search)
    if (modern !== location.search.replace(/^\?/, ''))
      history.replaceState(history.state, '', `${location.pathname}?${modern}`)
    const asked = readLocation(location)
    const { router } = session.routing
    // A visited entry has its query interpreted already. For a new one nothing else may be written until that is done.
    const isRead = !asked.query || wasVisited(history.state)
    if (isRead) router.wake()
    session.scrollPositions.ask(history.state)
    if (writeSearch(asked) === writeSearch(session.prerendered)) {
      const place = session.scrollPositions.take()
      if (place !== null) restoreScrollPosition(place)
      return revealResults()
    }
    // InstantSearch listens from the end of this render's effects.
    if (isRead) return queueMicrotask(() => change(asked))
    void readAsked(asked, session).then((state) => {
      router.wake()
      if (session.typing.key !== null) return
      change(state)
      if (writeSearch(state) === writeSearch(session.prerendered)) revealResults()
    })
  }, [session, change])
}

/** The state of the search, its response, and functions to change it. */
export function useSearch(session: Session): Search {
  // The library drops a query without a widget from its state. Typed text is interpreted first (use-query.ts).
  useSearchBox()
  const { indexUiState, setIndexUiState, results, status, refresh } = useInstantSearch({ catchError: true })
  const change = useCallback(
    (state: SearchState) => setIndexUiState(() => toUiState(state)[indexName] ?? {}),
    [setIndexUiState],
  )
  useAddress(session, change)
  const answered = readListResults(results)
  const isUnavailable = status === 'error'
  const first = useRef(answered)
  useEffect(() => {
    if (first.current !== answered || isUnavailable) revealResults()
  }, [answered, isUnavailable])
  // Retries by itself when the connection is back.
  useEffect(() => {
    if (!isUnavailable) return
    addEventListener('online', refresh)
    return () => removeEventListener('online', refresh)
  }, [isUnavailable, refresh])
  return {
    state: fromUiState({ [indexName]: indexUiState }),
    answered,
    isLate: status === 'stalled',
    isUnavailable,
    change,
    // The button disappears when pressed: the focus moves to the cars.
    retry: () => {
      focusCars()
      refresh()
    },
  }
}
