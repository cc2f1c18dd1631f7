import { createElement } from './create-element.ts'
import styles from './foot-note.css?url'
import { loadLazyStyles } from './lazy-styles.ts'

/** Success, failure, or neither. */
export type NoteKind = 'good' | 'bad' | 'plain'

/** Shows a note at the foot of the page and announces it. A press removes it and calls `pressed`. */
export async function showFootNote(text: string, kind: NoteKind, pressed?: () => void): Promise<void> {
  // Shown even without its styles.
  await loadLazyStyles(styles).catch(() => undefined)
  const note = createElement('button', { type: 'button', class: 'foot-note', 'data-kind': kind }, text)
  note.addEventListener('click', () => {
    note.remove()
    pressed?.()
  })
  const place = createElement('div', { class: 'foot-note-place', role: 'status' })
  // Outside an open modal dialog it would be inert.
  const foreground = document.querySelector('dialog:modal') ?? document.body
  foreground.append(place)
  place.append(note)
}
