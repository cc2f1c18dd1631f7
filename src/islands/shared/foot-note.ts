import { createElement } from './create-element.ts'
import styles from './foot-note.css?url'
import { lateStyles } from './late-styles.ts'

/** Good news, bad news, and what is neither. */
export type NoteKind = 'good' | 'bad' | 'plain'

/** Says something at the foot of the page, and aloud; it goes when it is pressed, and then `pressed` is called. */
export async function showFootNote(text: string, kind: NoteKind, pressed?: () => void): Promise<void> {
  // What it says is worth more than its looks.
  await lateStyles(styles).catch(() => undefined)
  const note = createElement('button', { type: 'button', class: 'foot-note', 'data-kind': kind }, text)
  note.addEventListener('click', () => {
    note.remove()
    pressed?.()
  })
  const place = createElement('div', { class: 'foot-note-place', role: 'status' })
  // Beside an open dialog nothing is seen or heard.
  const foreground = document.querySelector('dialog:modal') ?? document.body
  foreground.append(place)
  place.append(note)
}
