import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { markSeen, type SavedSearch } from '#domain/saved/saved-search.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { chosenAttributes } from '#search/filter.ts'
import { findNewestCars, searchToSave } from '#search/saved-search.ts'
import type { SearchState } from '#search/state.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { dropSearch, keepSearch, savedSearches } from '#stores/saved-searches.ts'
import { fewerWords } from '../shared/open-transport.ts'
import { showStorageWarning } from '../shared/storage-warning.ts'
import { choiceName } from './labels.ts'
import type { SearchProps } from './search-props.ts'

export interface SaveSearchProps extends Pick<SearchProps, 'stock'> {
  readonly landing: Pick<SearchProps['landing'], 'path' | 'title' | 'filter'>
  readonly ask: SearchTransport
  readonly state: SearchState
  readonly locale: LocalePolicy
}

/** The current search as it would be saved: "Used cars: Toyota, Up to $20,000". */
function searchOf({ landing, state, locale }: SaveSearchProps): SavedSearch {
  const choices = [...chosenAttributes(state), ...(state.query ? (['query'] as const) : [])]
  const name = `${landing.title}: ${choices.map((choice) => choiceName(state, choice, locale)).join(', ')}`
  return searchToSave(name, landing, state)
}

/**
 * Saves a search with its current cars marked as seen, or with none if the search fails. Resolves to whether storage
 * kept it.
 */
async function keepSeen(search: SavedSearch, { ask, stock }: SaveSearchProps): Promise<boolean> {
  const [found = []] = await findNewestCars([search], { ask, fewerWords, stock, now: new Date() }).catch(() => [])
  return keepSearch(found.length > 0 ? markSeen(search, found) : search)
}

/** Moves the focus from a removed chip to the one in its place, else to the last one or the cars. */
function moveFocus(pressed: { current: number }, chips: Element | null): void {
  const at = pressed.current
  pressed.current = -1
  if (at < 0 || document.activeElement !== document.body) return
  const buttons = [...(chips?.querySelectorAll<HTMLElement>('.chip') ?? [])]
  const next = buttons[at] ?? buttons.at(-1) ?? document.querySelector<HTMLElement>('.list-cars')
  next?.focus({ preventScroll: buttons.length === 0 })
}

/**
 * Keeps the focus when a pressed chip is removed, or the row with its last chip. Returns the ref for an item of the
 * row.
 */
function useChipFocus(shown: string) {
  const own = useRef<HTMLLIElement>(null)
  const pressed = useRef(-1)
  useEffect(() => {
    const chips = own.current?.parentElement
    chips?.addEventListener('click', ({ target }) => {
      const all = [...chips.querySelectorAll('.chip')]
      pressed.current = Math.max(0, all.indexOf((target as Element).closest('.chip') ?? chips))
    })
    return () => moveFocus(pressed, null)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is chosen now is in the row now
  useEffect(() => moveFocus(pressed, own.current?.parentElement ?? null), [shown])
  return own
}

/** The button that saves the search on this device. Opening a saved search marks its cars as seen. */
export default function SaveSearch(props: SaveSearchProps): ReactNode {
  const search = searchOf(props)
  const { href } = search
  const [kept, setKept] = useState<string | null>(null)
  const own = useChipFocus(href)
  const isSaved = kept === href
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the search
  useEffect(() => {
    const isKnown = savedSearches().some((each) => each.href === href)
    setKept(isKnown ? href : null)
    if (isKnown) void keepSeen(search, props)
  }, [href])
  const toggle = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (isSaved) dropSearch(href)
    const isKept = !isSaved && (await keepSeen(search, props))
    if (!isSaved && !isKept) void showStorageWarning('searches', currentTarget)
    setKept(isKept ? href : null)
  }
  return (
    <li ref={own}>
      <button type="button" className="chip-clear" aria-pressed={isSaved} onClick={toggle}>
        {isSaved ? 'Search saved' : 'Save search'}
      </button>
    </li>
  )
}
