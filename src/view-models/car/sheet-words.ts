import type { CarView } from './car-view.ts'

/** What the printed sheet of a car says to people who stand before its windscreen. */
export interface SheetWords {
  /** In the place of a price that is not told: whom to ask. */
  readonly ask: string | null
  /** Whom to call, where that is not said yet. */
  readonly phone: string | null
  /** What its code leads to. */
  readonly leadsTo: string
}

/** The dealer's words for no price may send people to the windscreen, where the sheet itself is: it names the phone instead. */
export function sheetWords(
  { summary, place }: Pick<CarView, 'summary' | 'place'>,
  buttons: Readonly<Record<string, boolean | undefined>>,
): SheetWords {
  const phone = buttons.call === false ? null : place.phone
  if (summary.price.kind !== 'none') {
    return { ask: null, phone, leadsTo: 'All pictures and facts, and what it costs today' }
  }
  // The number stays in one line.
  const number = phone?.replaceAll(' ', '\u00a0')
  return { ask: number ? `Ask us: ${number}` : null, phone: null, leadsTo: 'All pictures and facts' }
}

/** Characters of a dealer's words that a windscreen's one sheet has room for beside the facts; the code leads to longer ones. */
const room = 500

export function fitsSheet(paragraphs: readonly string[]): boolean {
  return paragraphs.join(' ').length <= room
}
