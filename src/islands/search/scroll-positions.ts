import { isRecord } from '#domain/data/record.ts'

const key = 'forecourtPlace'

/** Where an entry of the history was left: how far down the page, and at which link keys had come. */
interface Position {
  readonly top: number
  readonly focus: unknown
}

/** Where an entry of the history was left, or null. */
function positionIn(entry: unknown): Position | null {
  const top = isRecord(entry) ? entry[key] : null
  return isRecord(entry) && typeof top === 'number' && Number.isFinite(top) ? { top, focus: entry.focus } : null
}

/** Whether a shopper was at an entry of the history before. */
export const wasVisited = (entry: unknown): boolean => positionIn(entry) !== null

/** Writes into the present entry of the history where the shopper is. */
export function saveScrollPosition(): void {
  const focus = document.querySelector('.list-cars a:focus-visible')?.getAttribute('href')
  history.replaceState({ ...(history.state ?? {}), [key]: Math.round(scrollY), focus }, '')
}

/** The cars on screen are those the address asks for (see pages/search/asked.js.ts). */
export function reveal(): void {
  delete document.documentElement.dataset.asked
}

/** The keyboard goes on with the first car, wherever the page is. */
export function focusCars(): void {
  document.querySelector<HTMLElement>('.list-cars')?.focus({ preventScroll: true })
}

/**
 * Scrolls to where an entry was left: at once, and again when what else that moment brings is laid out. A browser that loads the
 * page anew begins at the top of it with its keys: they go on where they were. A focus that is somewhere stays there.
 */
export function restoreScrollPosition({ top, focus }: Position): void {
  const go = () => scrollTo({ top, behavior: 'instant' })
  go()
  requestAnimationFrame(() => {
    go()
    if (!focus || document.activeElement !== document.body) return
    // What is hidden takes no focus.
    reveal()
    document.querySelector<HTMLElement>(`.list-cars a[href="${focus}"]`)?.focus({ preventScroll: true })
  })
}

/** The way back to where a shopper stood, gone once the cars of that position are drawn. */
export interface ScrollPositions {
  readonly ask: (entry: unknown) => void
  /** The position asked for, once; null when none is. */
  readonly take: () => Position | null
}

/** No position is asked for yet. */
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
