import { showFootNote } from './foot-note.ts'

const texts = {
  cars: 'Your browser does not keep what you save: it is forgotten once you leave this page.',
  searches: 'Your browser does not keep searches. A bookmark of this page leads back to it.',
} as const

const told = new Set<keyof typeof texts>()

/** Says once a page what the browser does not keep, and what comes of it. What was pressed has the focus again once that is read. */
export async function tellUnkept(what: keyof typeof texts, pressed: HTMLElement): Promise<void> {
  if (told.has(what)) return
  told.add(what)
  await showFootNote(texts[what], 'plain', () => pressed.focus())
}
