import type { CarView } from './car-view.ts'

/** Texts of a car's printed windscreen sheet. */
export interface SheetWords {
  /** Shown instead of a price that is not stated: whom to ask. Null when there is a price or no number. */
  readonly ask: string | null
  /** Phone number; null when `ask` has it or the dealer hides it. */
  readonly phone: string | null
  /** Text beside the QR code: what it links to. */
  readonly leadsTo: string
}

/**
 * Texts of the sheet. The dealer's text for no price is not used: it may refer to the windscreen, where the sheet is.
 */
export function sheetWords(
  { summary, place }: Pick<CarView, 'summary' | 'place'>,
  buttons: Readonly<Record<string, boolean | undefined>>,
): SheetWords {
  const phone = buttons.call === false ? null : place.phone
  if (summary.price.kind !== 'none') {
    return { ask: null, phone, leadsTo: 'All pictures and facts, and what it costs today' }
  }
  // Keeps the number on one line.
  const number = phone?.replaceAll(' ', '\u00a0')
  return { ask: number ? `Ask us: ${number}` : null, phone: null, leadsTo: 'All pictures and facts' }
}

/** Characters of the description that fit on the sheet beside the facts; a longer one is only linked by the code. */
const room = 500

export function fitsSheet(paragraphs: readonly string[]): boolean {
  return paragraphs.join(' ').length <= room
}
