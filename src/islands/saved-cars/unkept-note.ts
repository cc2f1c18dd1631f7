import { showFootNote } from '../shared/foot-note.ts'

let isTold = false

/** Says once a page that saved cars go with it. The heart has the focus again once that is read. */
export async function tellUnkept(heart: HTMLElement): Promise<void> {
  if (isTold) return
  isTold = true
  const text = 'Your browser does not keep saved cars: they are forgotten once you leave this page.'
  await showFootNote(text, 'plain', () => heart.focus())
}
