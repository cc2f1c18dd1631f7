import { drawn } from '../shared/drawn.ts'

let isTold = false

/**
 * Says once a page, at its foot and aloud, that saved cars go with it. It goes when it is pressed, and the heart has the focus again.
 * It looks as what is said there of a lead that waited, whose code comes with forms alone.
 */
export function tellUnkept(heart: HTMLElement): void {
  if (isTold) return
  isTold = true
  const text = 'Your browser does not keep saved cars: they are forgotten once you leave this page.'
  const note = drawn('button', { type: 'button', class: 'delivery-note' }, text)
  // Neither good news nor a mistake, and above what is docked to the foot of the window.
  Object.assign(note.style, { background: 'var(--ink)', color: 'var(--ground)', marginBottom: 'var(--dock)' })
  note.addEventListener('click', () => {
    note.remove()
    heart.focus()
  })
  const place = drawn('div', { class: 'delivery-note-place', role: 'status' })
  // Beside an open dialog nothing is seen or heard.
  const foreground = document.querySelector('dialog:modal') ?? document.body
  foreground.append(place)
  place.append(note)
}
