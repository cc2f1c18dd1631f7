import { useCallback, useEffect, useRef } from 'react'
import { useConnector, useInstantSearch } from 'react-instantsearch'
import { siteWords } from '#islands/shared/site-words.ts'
import { type Answered, answeredOf, fromUiState, indexName, toUiState } from '#search/instantsearch.ts'
import { rewriteLegacySearch } from '#search/legacy-url.ts'
import { readLocation } from '#search/page-path.ts'
import { withReading } from '#search/reading/understood.ts'
import type { SearchState } from '#search/state.ts'
import { writeSearch } from '#search/url.ts'
import { restoreScrollPosition, wasVisited } from './scroll-positions.ts'
import { type Session, searchKey } from './session.ts'
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

/** What an address asks for, its query read as one that is typed; the address then says so itself. */
async function readAsked(asked: SearchState, session: Session): Promise<SearchState> {
  const { search } = location
  const { read } = await siteWords()
  const reading = read(asked.query)
  if (reading.rest === asked.query || location.search !== search) return asked
  const state = withReading({ ...asked, query: '' }, { ...reading, rest: reading.rest.trim() })
  session.said = { key: searchKey(state), unheld: reading.unheld }
  history.replaceState(history.state, '', session.routing.router.createURL(state))
  return state
}

/** Reads the address once the island is awake; old addresses are rewritten first. */
function useAddress(session: Session, change: (state: SearchState) => void): void {
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
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
      if (session.typing.isOn) return
      change(state)
      if (writeSearch(state) === writeSearch(session.prerendered)) reveal()
    })
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
