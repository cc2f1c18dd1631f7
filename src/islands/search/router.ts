import { listPathOf, readLocation, writeLocation } from '#search/page-path.ts'
import type { SearchState } from '#search/state.ts'
import { writeSearch } from '#search/url.ts'
import { type ScrollPositions, saveScrollPosition } from './scroll-positions.ts'

/** The InstantSearch router for the address bar, whose route is the search state. */
export interface ListRouter {
  readonly $$type: string
  readonly read: () => SearchState
  readonly createURL: (state: SearchState) => string
  readonly write: (state: SearchState) => void
  readonly onUpdate: (callback: (state: SearchState) => void) => void
  readonly dispose: () => void
  /** From now on the address bar follows the state; before, it keeps the requested address. */
  readonly wake: () => void
}

/** The search caused by the last typed letter, as an address writes it: each letter of a query may change filters. */
export interface Typing {
  key: string | null
  /** Incremented each time the box is left or submitted: what is typed then is a new search. */
  turn: number
}

/** Delay of updates in ms: browsers limit how often the address bar may change. */
const writing = 250

function withoutFine(state: SearchState): string {
  const { price: _, ...ranges } = state.ranges
  return writeSearch({ ...state, query: '', page: 0, ranges })
}

/**
 * Whether a change updates the current history entry: further letters of a query, or further moves of the price slider.
 * Any other change adds an entry.
 */
function isContinued(before: SearchState, after: SearchState): boolean {
  if (withoutFine(before) !== withoutFine(after)) return false
  const isSamePrice = writeSearch({ ...before, query: '', page: 0 }) === writeSearch({ ...after, query: '', page: 0 })
  if (isSamePrice) return before.query !== '' && after.query !== '' && before.query !== after.query
  return before.query === after.query && Boolean(before.ranges.price && after.ranges.price)
}

/** Writes the address bar: at once for a new entry, debounced for an update. */
class AddressBar {
  #waiting: { readonly address: string; readonly timer: ReturnType<typeof setTimeout> } | null = null

  /** The current address, or the pending one. */
  get address(): string {
    return this.#waiting?.address ?? location.pathname + location.search
  }

  push(address: string): void {
    this.flush()
    saveScrollPosition()
    history.pushState(null, '', address)
  }

  replace(address: string): void {
    this.drop()
    this.#waiting = { address, timer: setTimeout(() => this.flush(), writing) }
  }

  flush(): void {
    const { address } = this.#waiting ?? {}
    this.drop()
    if (address !== undefined) history.replaceState(history.state, '', address)
  }

  drop(): void {
    clearTimeout(this.#waiting?.timer)
    this.#waiting = null
  }
}

/** The search state of an address of this site. */
function stateOf(address: string): SearchState {
  return readLocation(new URL(address, location.origin))
}

/**
 * The router of one list. It first returns the prerendered state, so that hydration matches; the real address is read
 * once the island is hydrated. `onLeave` is called with addresses of other lists.
 */
export function listRouter(
  listPath: string,
  prerendered: SearchState,
  scrollPositions: ScrollPositions,
  onLeave: (address: string) => void,
  typing: Readonly<Typing> = { key: null, turn: 0 },
): ListRouter {
  let isAwake = false
  /** The typing turn that led to the current address; null when it was not typed. */
  let typedTurn: number | null = null
  /** The state requested before the island was hydrated. */
  let missed: SearchState | null = null
  let stop = () => {}
  const bar = new AddressBar()
  const listen = (callback: (state: SearchState) => void) => {
    const onBack = () => {
      bar.drop()
      if (listPathOf(location.pathname) !== listPath) return onLeave(location.href)
      scrollPositions.ask(history.state)
      callback(readLocation(location))
    }
    const onHide = () => bar.flush()
    window.addEventListener('popstate', onBack)
    window.addEventListener('pagehide', onHide)
    return () => {
      bar.flush()
      window.removeEventListener('popstate', onBack)
      window.removeEventListener('pagehide', onHide)
    }
  }
  const write = (state: SearchState) => {
    if (!isAwake) missed = state
    if (!isAwake || listPathOf(location.pathname) !== listPath) return
    const before = stateOf(bar.address)
    const address = writeLocation(listPath, state)
    if (writeLocation(listPath, before) === address) return
    const isTyped = typing.key === writeSearch(state)
    const isMoreTyped = isTyped && typedTurn === typing.turn
    typedTurn = isTyped ? typing.turn : null
    if (isMoreTyped || isContinued(before, state)) bar.replace(address)
    else bar.push(address)
  }
  return {
    $$type: 'forecourt.list',
    read: () => prerendered,
    createURL: (state) => writeLocation(listPath, state),
    write,
    onUpdate: (callback) => {
      stop()
      if (typeof window !== 'undefined') stop = listen(callback)
    },
    dispose: () => {
      isAwake = false
      stop()
    },
    wake: () => {
      isAwake = true
      if (missed && writeSearch(missed) !== writeSearch(prerendered)) write(missed)
      missed = null
    },
  }
}
