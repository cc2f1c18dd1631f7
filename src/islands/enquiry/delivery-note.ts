import type { Delivery } from '#stores/lead/outbox.ts'
import { type NoteKind, showFootNote } from '../shared/foot-note.ts'

const notes: Readonly<Record<Delivery['outcome'], readonly [NoteKind, string]>> = {
  sent: ['good', 'What you wrote earlier has now been sent.'],
  refused: ['bad', 'What you wrote earlier could not be sent. Please send it again or call us.'],
}

/** Shows a note that a waiting lead was sent, or that it was refused. */
export const showDelivery = ({ outcome }: Pick<Delivery, 'outcome'>): Promise<void> => {
  const [kind, text] = notes[outcome]
  return showFootNote(text, kind)
}
