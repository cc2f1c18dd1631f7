import type { Delivery } from '#stores/lead/outbox.ts'

const words: Readonly<Record<Delivery['outcome'], string>> = {
  sent: 'What you wrote earlier has now been sent.',
  refused: 'What you wrote earlier could not be sent. Please send it again or call us.',
}

/** Says at the foot of the page that a waiting lead went out, or that it cannot; it goes when it is pressed. */
export function showDelivery(page: Document, { outcome }: Pick<Delivery, 'outcome'>): void {
  const note = page.createElement('button')
  note.type = 'button'
  note.className = 'delivery-note'
  note.dataset.outcome = outcome
  note.textContent = words[outcome]
  note.addEventListener('click', () => note.remove())
  const place = page.createElement('div')
  place.className = 'delivery-note-place'
  place.setAttribute('role', 'status')
  // Beside an open dialog nothing is seen or heard.
  const foreground = page.querySelector('dialog:modal') ?? page.body
  foreground.append(place)
  place.append(note)
}
