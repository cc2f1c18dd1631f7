import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { emptyState, type SearchState } from '#search/state.ts'
import { readSearch, writeSearch } from '#search/url.ts'
import { listRouter } from './router.ts'
import { createScrollPositions } from './scroll-positions.ts'

/** A fake of the browser's address bar and history, as far as a list uses them. */
function fakeBrowser(address: string) {
  const entries = [{ address, state: null as unknown }]
  const here = () => entries.at(-1) ?? { address, state: null }
  const url = () => new URL(here().address, 'http://dealer.example')
  const listeners = new Map<string, Set<() => void>>()
  vi.stubGlobal('scrollY', 640)
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeEventListener: (name: string, listener: () => void) => listeners.get(name)?.delete(listener),
  })
  vi.stubGlobal('location', {
    get pathname() {
      return url().pathname
    },
    get search() {
      return url().search
    },
    get href() {
      return url().href
    },
    origin: 'http://dealer.example',
  })
  vi.stubGlobal('history', {
    get state() {
      return here().state
    },
    pushState: (state: unknown, _: string, to: string) => entries.push({ address: to, state }),
    replaceState: (state: unknown, _: string, to?: string) =>
      entries.splice(-1, 1, { address: to ?? here().address, state }),
  })
  const dispatch = (name: string) => {
    for (const listener of listeners.get(name) ?? []) listener()
  }
  return { entries, dispatch, go: (to: string) => entries.push({ address: to, state: { forecourtPlace: 80 } }) }
}

function open(address: string) {
  const browser = fakeBrowser(address)
  const scrollPositions = createScrollPositions()
  const left: string[] = []
  const states: SearchState[] = []
  const router = listRouter('/search/suv', emptyState, scrollPositions, (to) => left.push(to))
  router.onUpdate((state) => states.push(state))
  router.wake()
  return {
    ...browser,
    router,
    scrollPositions,
    left,
    states,
    addresses: () => browser.entries.map((entry) => entry.address),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is asked for before the list is awake', () => {
  const wokenAfter = (state: SearchState) => {
    const { entries } = fakeBrowser('/search/suv?query=blue')
    const router = listRouter('/search/suv', emptyState, createScrollPositions(), () => undefined)
    router.onUpdate(() => undefined)
    router.write(state)
    const asleep = entries.length
    router.wake()
    return [asleep, ...entries.map(({ address }) => address)]
  }

  it('stands in the address once it is', () => {
    const chosen: SearchState = { ...emptyState, sort: 'price:asc' }
    expect(wokenAfter(chosen)).toEqual([1, '/search/suv?query=blue', '/search/suv?sortBy=price:asc'])
  })

  it('is nothing where the prerendered list is all that was said', () => {
    expect(wokenAfter(emptyState)).toEqual([1, '/search/suv?query=blue'])
  })
})

describe('the address bar of a list (S7.38)', () => {
  test.each<[reason: string, before: string, after: string, isNew: boolean]>([
    ['a first letter is a new entry', '', '?query=h', true],
    ['further letters change it', '?query=h', '?query=hilux', false],
    ['no letters any more is a new entry', '?query=h', '', true],
    ['a first price is a new entry', '', '?range[price]=:20000', true],
    ['a moving thumb changes it', '?range[price]=:20000', '?range[price]=:19500', false],
    ['a thumb back at its end is a new entry', '?range[price]=:20000', '', true],
    ['another filter is a new entry', '?query=h', '?query=h&refinementList[make][0]=Kia', true],
    ['another year is a new entry', '?range[year]=2019:', '?range[year]=2020:', true],
    ['another order is a new entry', '?query=h', '?query=h&sortBy=price:asc', true],
    ['another page is a new entry', '?query=h', '?query=h&page=2', true],
    ['letters from a second page change it', '?query=h&page=2', '?query=hi', false],
    ['letters and a price at once are a new entry', '?query=h&range[price]=:5', '?query=hi&range[price]=:6', true],
  ])('%s', (_reason, before, after, isNew) => {
    const { router, addresses } = open(`/search/suv${before}`)
    router.write(readSearch(after))
    vi.runAllTimers()
    const last = `/search/suv${writeSearch(readSearch(after))}`
    expect(addresses()).toEqual(isNew ? [`/search/suv${before}`, last] : [last])
  })

  it('is another for each wish that was typed and sent off, and one for its letters', () => {
    const { entries } = fakeBrowser('/search/suv')
    const typing = { key: null as string | null, turn: 0 }
    const router = listRouter('/search/suv', emptyState, createScrollPositions(), () => undefined, typing)
    router.onUpdate(() => undefined)
    router.wake()
    const typed = (search: string) => {
      const state = readSearch(search)
      typing.key = writeSearch(state)
      router.write(state)
      vi.runAllTimers()
    }
    typed('?refinementList[colour][0]=!White')
    typed('?refinementList[colour][0]=!White&refinementList[colour][1]=!Red')
    typing.turn += 1
    typed('?refinementList[colour][0]=!White&refinementList[colour][1]=!Red&refinementList[body][0]=!SUV')
    expect(entries.map(({ address }) => address)).toEqual([
      '/search/suv',
      '/search/suv?refinementList[colour][0]=!White&refinementList[colour][1]=!Red',
      '/search/suv?refinementList[colour][0]=!White&refinementList[colour][1]=!Red&refinementList[body][0]=!SUV',
    ])
  })

  it('is written once for many letters, and before anything else happens', () => {
    const { router, addresses, dispatch } = open('/search/suv?query=h')
    for (const query of ['hi', 'hil', 'hilu']) router.write({ ...emptyState, query })
    expect(addresses()).toEqual(['/search/suv?query=h'])
    router.write({ ...emptyState, query: 'hilu', sort: 'price:asc' })
    expect(addresses()).toEqual(['/search/suv?query=hilu', '/search/suv?query=hilu&sortBy=price:asc'])
    router.write({ ...emptyState, query: 'hilux', sort: 'price:asc' })
    dispatch('pagehide')
    expect(addresses().at(-1)).toBe('/search/suv?query=hilux&sortBy=price:asc')
  })

  it('leaves the place of an entry with it', () => {
    const { router, entries } = open('/search/suv')
    router.write({ ...emptyState, page: 1 })
    expect(entries[0]?.state).toEqual({ forecourtPlace: 640 })
    expect(entries[1]?.state).toBeNull()
  })

  it('goes back to what an entry asks for, at its place', () => {
    const { go, dispatch, states, scrollPositions } = open('/search/suv')
    go('/search/suv/page-3')
    dispatch('popstate')
    expect(states).toEqual([{ ...emptyState, page: 2 }])
    expect([scrollPositions.take(), scrollPositions.take()]).toEqual([{ top: 80 }, null])
  })

  it('hands on what belongs to another list, and writes nothing there', () => {
    const { go, dispatch, left, states, router, addresses } = open('/search/suv')
    go('/search/ute?query=x')
    dispatch('popstate')
    router.write({ ...emptyState, query: 'late' })
    expect([left, states]).toEqual([['http://dealer.example/search/ute?query=x'], []])
    expect(addresses().at(-1)).toBe('/search/ute?query=x')
  })

  it('is silent before it is awake and after it is let go', () => {
    const { router, go, dispatch, states, addresses } = open('/search/suv')
    router.dispose()
    router.write({ ...emptyState, query: 'x' })
    go('/search/suv?query=y')
    dispatch('popstate')
    expect(states).toEqual([])
    expect(addresses()).toEqual(['/search/suv', '/search/suv?query=y'])
  })
})
