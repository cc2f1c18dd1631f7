/** How long the saved-cars bar stays after a change, in ms. */
export const savedBarMs = 5000

/** A dealer's setting for the saved-cars bar; `auto` is sticky on pages with compare and hides by itself elsewhere. */
export type SavedBarPolicy = 'auto' | 'sticky' | 'autohide'

/** State of the bar: the last seen list (null initially) and when it hides, in ms since 1970. */
export interface SavedBar {
  readonly seen: string | null
  readonly hidesAt: number | null
}

/** Initial state on page load. */
export const initialSavedBar: SavedBar = { seen: null, hidesAt: null }

const listed = (ids: readonly (string | number)[]) => JSON.stringify(ids.map(String))

/**
 * State after an update of the list: the first one shows nothing, each change shows the bar for five seconds from
 * `now`.
 */
export function nextSavedBar(bar: SavedBar, ids: readonly (string | number)[], now: number): SavedBar {
  const list = listed(ids)
  if (bar.seen === null) return { seen: list, hidesAt: null }
  return list === bar.seen ? bar : { seen: list, hidesAt: now + savedBarMs }
}

/** Whether the bar is visible at `now`. */
export function isBarShown({ hidesAt }: SavedBar, now: number): boolean {
  return hidesAt !== null && now < hidesAt
}

/** Whether the bar is sticky: on search and car pages of a site with compare, unless the dealer chose otherwise. */
export function isBarSticky(policy: SavedBarPolicy, isCompareOn: boolean, page: 'search' | 'car' | 'other'): boolean {
  if (policy !== 'auto') return policy === 'sticky'
  return isCompareOn && page !== 'other'
}
