import type { MenuEntry } from './menu-entry.ts'

/** Widths in letters: padding of an entry, dropdown arrow, small picture. */
const [around, arrow, picture] = [3, 3, 3]

/** Maximum length, in letters, of a menu in one row with a logo, a phone number and a text button. */
const mostInRow = 86
/**
 * Maximum length that still leaves room for a search field: 200 pixels beside the widest logo, twice that beside most.
 */
const mostBesideField = 60

type Entry = Pick<MenuEntry, 'name' | 'logo' | 'panel'>

/** Layout of the header on a wide screen. */
export interface HeaderRoom {
  readonly rows: 'one' | 'two'
  /** A visible field, or a button that opens one across the page. */
  readonly search: 'field' | 'button'
}

const lettersOf = ({ name, logo, panel }: Entry): number =>
  name.length + around + (panel ? arrow : 0) + (logo ? picture : 0)

/**
 * Layout of a wide header, from what every page of a dealer has. In the large header, a menu too long for its row moves
 * to a second row. A page with a search box of its own gets no second field.
 */
export function headerRoom(isLarge: boolean, menu: readonly Entry[], hasOwnSearch: boolean): HeaderRoom {
  const letters = menu.reduce((sum, entry) => sum + lettersOf(entry), 0)
  const rows = isLarge && letters > mostInRow ? 'two' : 'one'
  const hasField = !hasOwnSearch && (rows === 'two' || letters <= mostBesideField)
  return { rows, search: hasField ? 'field' : 'button' }
}
