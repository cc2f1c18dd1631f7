import { useCallback, useEffect, useRef } from 'react'
import { useInstantSearch, useSearchBox } from 'react-instantsearch'
import { siteWords } from '#islands/shared/site-words.ts'
import { type Answered, answeredOf } from '#search/instantsearch/results.ts'
import { fromUiState, indexName, toUiState } from '#search/instantsearch/ui-state.ts'
import { rewriteLegacySearch } from '#search/legacy-url.ts'
import { readLocation } from '#search/page-path.ts'
import type { SearchState } from '#search/state.ts'
import { writeSearch } from '#search/url.ts'
import { focusCars, restoreScrollPosition, reveal, wasVisited } from './scroll-positions.ts'
import { leaveFor, type Session, searchKey } from './session.ts'
import { hasMovedOn, noteAlive } from './soft-navigation.ts'

/** The search as the screen sees it. */
export interface Search {
  readonly state: SearchState
  /** The answer on screen: the last good one while another is on its way. */
  readonly answered: Answered | null
  readonly isLate: boolean
  readonly isUnavailable: boolean
  /** Replaces the state as a whole; the address follows. */
  readonly change: (state: SearchState) => void
  readonly retry: () => void
}

/** What an address asks for, its query read as one that is typed; the address then says so itself. */
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

/** Reads the address once the island is awake; old addresses are rewritten first. */
function useAddress(session: Session, change: (state: SearchState) => void): void {
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    noteAlive()
    if (hasMovedOn()) return leaveFor(location.href)
    const modern = rewriteLegacySearch(location.search)
    if (modern !== location.search.replace(/^\?/, ''))
      history.replaceState(history.state, '', `${location.pathname}?${modern}`)
    const asked = readLocation(location)
    const { router } = session.routing
    // Whoever comes back to an address finds its words read; until those of a new one are, nothing else may be written there.
    const isRead = !asked.query || wasVisited(history.state)
    if (isRead) router.wake()
    session.scrollPositions.ask(history.state)
    if (writeSearch(asked) === writeSearch(session.prerendered)) {
      const place = session.scrollPositions.take()
      if (place !== null) restoreScrollPosition(place)
      return reveal()
    }
    // InstantSearch begins to listen when the effects of this render are through.
    if (isRead) return queueMicrotask(() => change(asked))
    void readAsked(asked, session).then((state) => {
      router.wake()
      if (session.typing.key !== null) return
      change(state)
      if (writeSearch(state) === writeSearch(session.prerendered)) reveal()
    })
  }, [session, change])
}

/** The state of the search, its answer, and the way to change it. */
export function useSearch(session: Session): Search {
  // The query needs an owner, or the library drops it from its state; what is typed is read into filters first (use-query.ts).
  useSearchBox()
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
  // A tunnel ends: nobody need press for what is on its way again.
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
    // The button goes as soon as it is pressed: the keyboard goes on with the cars that come.
    retry: () => {
      focusCars()
      refresh()
    },
  }
}
