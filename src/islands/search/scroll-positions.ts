import { isRecord } from '#domain/data/record.ts'

const key = 'forecourtPlace'

/** The position saved in a history entry: scroll offset in px, and the address of the link with the keyboard focus. */
interface Position {
  readonly top: number
  readonly focus: unknown
}

/** The position saved in a history entry, or null. */
function positionIn(entry: unknown): Position | null {
  const top = isRecord(entry) ? entry[key] : null
  return isRecord(entry) && typeof top === 'number' && Number.isFinite(top) ? { top, focus: entry.focus } : null
}

/** Whether a history entry was visited before. */
export const wasVisited = (entry: unknown): boolean => positionIn(entry) !== null

/** Saves the current position in the current history entry. */
export function saveScrollPosition(): void {
  const focus = document.querySelector('.list-cars a:focus-visible')?.getAttribute('href')
  history.replaceState({ ...(history.state ?? {}), [key]: Math.round(scrollY), focus }, '')
}

/** Reveals the cars, which now match the address (see components/car/asked.js). */
export function revealResults(): void {
  delete document.documentElement.dataset.asked
}

/** Focuses the cars without scrolling to them. */
export function focusCars(): void {
  document.querySelector<HTMLElement>('.list-cars')?.focus({ preventScroll: true })
}

/**
 * Restores a saved position: scrolls at once, and again in the next frame, after other layout changes. Restores the
 * focused link too unless something has the focus, since a reload starts at the top of the page.
 */
export function restoreScrollPosition({ top, focus }: Position): void {
  const go = () => scrollTo({ top, behavior: 'instant' })
  go()
  requestAnimationFrame(() => {
    go()
    if (!focus || document.activeElement !== document.body) return
    // Hidden elements cannot be focused.
    revealResults()
    document.querySelector<HTMLElement>(`.list-cars a[href="${focus}"]`)?.focus({ preventScroll: true })
  })
}

/** A pending scroll restoration, until the cars of that position are drawn. */
export interface ScrollPositions {
  readonly ask: (entry: unknown) => void
  /** Returns the pending position and clears it; null when there is none. */
  readonly take: () => Position | null
}

/** Starts with no pending position. */
export function createScrollPositions(): ScrollPositions {
  let asked: Position | null = null
  return {
    ask: (entry) => {
      asked = positionIn(entry)
    },
    take: () => {
      const position = asked
      asked = null
      return position
    },
  }
}
