import type { MenuEntry } from './menu-entry.ts'

/** What stands beside an entry's words, in letters: the space around it, the arrow of what opens, a small picture. */
const [around, arrow, picture] = [3, 3, 3]

/** The longest menu beside a logo, a number and a button in words. */
const mostInRow = 86
/** The longest that leaves a search field of 200 pixels beside the widest logo as well, and of twice that beside most. */
const mostBesideField = 60

type Entry = Pick<MenuEntry, 'name' | 'logo' | 'panel'>

/** What a header has room for on a wide screen. */
export interface HeaderRoom {
  readonly rows: 'one' | 'two'
  /** A field that stands there, or a button that opens one as wide as a page. */
  readonly search: 'field' | 'button'
}

const lettersOf = ({ name, logo, panel }: Entry): number =>
  name.length + around + (panel ? arrow : 0) + (logo ? picture : 0)

/**
 * How logo, menu, search and buttons share a wide header, by what every page of a dealer has: the large one has a menu too long for
 * its row in a row below. On a page with a search box of its own no second is shown.
 */
export function headerRoom(isLarge: boolean, menu: readonly Entry[], hasOwnSearch: boolean): HeaderRoom {
  const letters = menu.reduce((sum, entry) => sum + lettersOf(entry), 0)
  const rows = isLarge && letters > mostInRow ? 'two' : 'one'
  const hasField = !hasOwnSearch && (rows === 'two' || letters <= mostBesideField)
  return { rows, search: hasField ? 'field' : 'button' }
}
