import { listPathOf, readLocation, writeLocation } from '#search/page-path.ts'
import type { SearchState } from '#search/state.ts'
import { writeSearch } from '#search/url.ts'
import { type ScrollPositions, saveScrollPosition } from './scroll-positions.ts'

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

/** The search that the newest letter of a query led to, as an address writes it: one query may change filters with every letter. */
export interface Typing {
  key: string | null
  /** Goes up each time the box is left or its words are sent off: what is typed after that is another wish. */
  turn: number
}

/** Browsers refuse an address bar that changes with every letter or every move of a thumb. */
const writing = 250

function withoutFine(state: SearchState): string {
  const { price: _, ...ranges } = state.ranges
  return writeSearch({ ...state, query: '', page: 0, ranges })
}

/**
 * Further letters of a query and further moves of the price slider change the entry of the history they stand on;
 * everything else makes a new one.
 */
function isContinued(before: SearchState, after: SearchState): boolean {
  if (withoutFine(before) !== withoutFine(after)) return false
  const isSamePrice = writeSearch({ ...before, query: '', page: 0 }) === writeSearch({ ...after, query: '', page: 0 })
  if (isSamePrice) return before.query !== '' && after.query !== '' && before.query !== after.query
  return before.query === after.query && Boolean(before.ranges.price && after.ranges.price)
}

/** Writes the address bar, at once for a new entry and after a rest for a changed one. */
class AddressBar {
  #waiting: { readonly address: string; readonly timer: ReturnType<typeof setTimeout> } | null = null

  /** What the address bar says or is about to say. */
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

/** What an address within this site asks for. */
function stateOf(address: string): SearchState {
  return readLocation(new URL(address, location.origin))
}

/**
 * The address bar of one list. Its first answer is the prerendered state, so that hydration finds what is there; the real
 * address is read when the island is awake. `onLeave` hears of addresses that belong to another list.
 */
export function listRouter(
  listPath: string,
  prerendered: SearchState,
  scrollPositions: ScrollPositions,
  onLeave: (address: string) => void,
  typing: Readonly<Typing> = { key: null, turn: 0 },
): ListRouter {
  let isAwake = false
  /** The turn of what stands in the address, where that was typed. */
  let typedTurn: number | null = null
  /** What was asked for before the island woke, by a shopper as fast as that. */
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
