import type { MenuEntry } from './menu.ts'

/** What stands beside an entry's words, in letters: the space around it, the arrow of what opens, a small picture. */
const [around, arrow, picture] = [3, 3, 3]

/** The longest menu that leaves room for a logo and a field in a row of 1200 pixels. */
const mostLetters = 86

type Entry = Pick<MenuEntry, 'name' | 'logo' | 'panel'>

const lettersOf = ({ name, logo, panel }: Entry): number =>
  name.length + around + (panel ? arrow : 0) + (logo ? picture : 0)

/** Whether a search field has room in one row with a menu; a longer one leaves it the room of a button. */
export function leavesRoomForField(menu: readonly Entry[]): boolean {
  return menu.reduce((sum, entry) => sum + lettersOf(entry), 0) <= mostLetters
}
