import { isRecord } from '#domain/data/record.ts'

const key = 'forecourtPlace'

/** How far down the page an entry of the history was left, or null. */
function positionIn(entry: unknown): number | null {
  const position = isRecord(entry) ? entry[key] : null
  return typeof position === 'number' && Number.isFinite(position) ? position : null
}

/** Whether a shopper was at an entry of the history before. */
export const wasVisited = (entry: unknown): boolean => positionIn(entry) !== null

/** Writes into the present entry of the history how far down the page the shopper is. */
export function saveScrollPosition(): void {
  history.replaceState({ ...(history.state ?? {}), [key]: Math.round(scrollY) }, '')
}

/** The keyboard goes on with the first car, wherever the page is. */
export function focusCars(): void {
  document.querySelector<HTMLElement>('.list-cars')?.focus({ preventScroll: true })
}

/** Scrolls to where an entry was left: at once, and again when what else that moment brings is laid out. */
export function restoreScrollPosition(position: number): void {
  const go = () => scrollTo({ top: position, behavior: 'instant' })
  go()
  requestAnimationFrame(go)
}

/** The way back to where a shopper stood, gone once the cars of that position are drawn. */
export interface ScrollPositions {
  readonly ask: (entry: unknown) => void
  /** The position asked for, once; null when none is. */
  readonly take: () => number | null
}

/** No position is asked for yet. */
export function createScrollPositions(): ScrollPositions {
  let asked: number | null = null
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
