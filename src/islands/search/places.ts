import { isRecord } from '#domain/data/record.ts'

const key = 'forecourtPlace'

/** How far down the page an entry of the history was left, or null. */
function placeIn(entry: unknown): number | null {
  const place = isRecord(entry) ? entry[key] : null
  return typeof place === 'number' && Number.isFinite(place) ? place : null
}

/** Writes into the present entry of the history how far down the page the shopper is. */
export function rememberPlace(): void {
  history.replaceState({ ...(history.state ?? {}), [key]: Math.round(scrollY) }, '')
}

/** Scrolls to where an entry was left: at once, and again when what else that moment brings is laid out. */
export function returnTo(place: number): void {
  const go = () => window.scrollTo({ top: place, behavior: 'instant' })
  go()
  requestAnimationFrame(go)
}

/** The way back to where a shopper stood, gone once the cars of that place are drawn. */
export interface Places {
  readonly ask: (entry: unknown) => void
  /** The place asked for, once; null when none is. */
  readonly take: () => number | null
}

/** No place is asked for yet. */
export function openPlaces(): Places {
  let asked: number | null = null
  return {
    ask: (entry) => {
      asked = placeIn(entry)
    },
    take: () => {
      const place = asked
      asked = null
      return place
    },
  }
}
