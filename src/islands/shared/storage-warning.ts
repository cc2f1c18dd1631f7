import { showFootNote } from './foot-note.ts'

const texts = {
  cars: 'Your browser does not keep what you save: it is forgotten once you leave this page.',
  searches: 'Your browser does not keep searches. A bookmark of this page leads back to it.',
} as const

const told = new Set<keyof typeof texts>()

/**
 * Shows, once per page and kind, that the browser keeps nothing. Dismissing the note returns the focus to `pressed`.
 */
export async function showStorageWarning(what: keyof typeof texts, pressed: HTMLElement): Promise<void> {
  if (told.has(what)) return
  told.add(what)
  await showFootNote(texts[what], 'plain', () => pressed.focus())
}
