import type { Delivery } from '#stores/lead/outbox.ts'

const words: Readonly<Record<Delivery['outcome'], string>> = {
  sent: 'What you wrote earlier has now been sent.',
  refused: 'What you wrote earlier could not be sent. Please send it again or call us.',
}

/** What is seen and heard of the page: beside an open dialog nothing is. */
const foreground = (page: Document): Element => [...page.querySelectorAll('dialog:modal')].at(-1) ?? page.body

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
  foreground(page).append(place)
  place.append(note)
}
