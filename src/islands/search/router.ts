import { readLocation, writeLocation } from '#search/page-path.ts'
import type { SearchState } from '#search/state.ts'
import { writeSearch } from '#search/url.ts'
import { type Places, rememberPlace } from './places.ts'

/** InstantSearch's way to the address bar, with our state as its route. */
export interface ListRouter {
  readonly $$type: string
  readonly read: () => SearchState
  readonly createURL: (state: SearchState) => string
  readonly write: (state: SearchState) => void
  readonly onUpdate: (callback: (state: SearchState) => void) => void
  readonly dispose: () => void
  /** From now on the address bar follows the state; before, it still says what the shopper came for. */
  readonly wake: () => void
}

/** Further letters of a query change the entry of the history they stand on; everything else makes a new one. */
function isTyping(before: SearchState, after: SearchState): boolean {
  const rest = (state: SearchState) => writeSearch({ ...state, query: '', page: 0 })
  return before.query !== '' && after.query !== '' && before.query !== after.query && rest(before) === rest(after)
}

/**
 * The address bar of one list. Its first answer is the prerendered state, so that hydration finds what is there; the real
 * address is read when the island is awake.
 */
export function listRouter(listPath: string, prerendered: SearchState, places: Places): ListRouter {
  let isAwake = false
  let onBack: (() => void) | undefined
  return {
    $$type: 'forecourt.list',
    read: () => prerendered,
    createURL: (state) => writeLocation(listPath, state),
    write: (state) => {
      const before = readLocation(location)
      const address = writeLocation(listPath, state)
      if (!isAwake || writeLocation(listPath, before) === address) return
      rememberPlace()
      if (isTyping(before, state)) history.replaceState(history.state, '', address)
      else history.pushState(null, '', address)
    },
    onUpdate: (callback) => {
      if (typeof window === 'undefined') return
      onBack = () => {
        places.ask(history.state)
        callback(readLocation(location))
      }
      window.addEventListener('popstate', onBack)
    },
    dispose: () => {
      isAwake = false
      if (onBack) window.removeEventListener('popstate', onBack)
    },
    wake: () => {
      isAwake = true
    },
  }
}
