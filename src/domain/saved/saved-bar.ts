/** How long the saved-cars bar stays after a change, in milliseconds. */
export const savedBarMs = 5000

/** How a dealer likes the bar of saved cars; `auto` is sticky where cars are compared and hides by itself elsewhere. */
export type SavedBarPolicy = 'auto' | 'sticky' | 'autohide'

/** What the bar knows: the list it saw last (null before the first look) and when it hides again, in ms since 1970. */
export interface SavedBar {
  readonly seen: string | null
  readonly hidesAt: number | null
}

/** The bar of a page that just loaded. */
export const freshBar: SavedBar = { seen: null, hidesAt: null }

const listed = (ids: readonly (string | number)[]) => JSON.stringify(ids.map(String))

/** The bar after it was told the list: the first look shows nothing, every change shows it for five seconds from now. */
export function barTold(bar: SavedBar, ids: readonly (string | number)[], now: number): SavedBar {
  const list = listed(ids)
  if (bar.seen === null) return { seen: list, hidesAt: null }
  return list === bar.seen ? bar : { seen: list, hidesAt: now + savedBarMs }
}

/** Whether the bar is to be seen at this moment. */
export function isBarShown({ hidesAt }: SavedBar, now: number): boolean {
  return hidesAt !== null && now < hidesAt
}

/** Whether the bar stays put on this page: on search and car pages of a site with compare, unless the dealer chose otherwise. */
export function isBarSticky(policy: SavedBarPolicy, isCompareOn: boolean, page: 'search' | 'car' | 'other'): boolean {
  if (policy !== 'auto') return policy === 'sticky'
  return isCompareOn && page !== 'other'
}
