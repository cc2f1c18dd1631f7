import { announce } from '#api/analytics.ts'
import { forgetWithOthers } from '#stores/forget.ts'
import { dropDraftOf } from '#stores/form/draft.ts'
import { outbox } from '#stores/lead/outbox.ts'
import { noteVisit } from '#stores/visit.ts'
import { showDelivery } from './enquiry/delivery-note.ts'
import './enquiry/delivery-note.css'

/** What every page of a site does once: it notes the visit, and sends what could not be sent before. */
noteVisit(location)
forgetWithOthers()
outbox.$delivered.listen((delivery) => {
  if (!delivery) return
  if (delivery.outcome === 'sent') {
    dropDraftOf(delivery.key)
    if (delivery.event) announce(delivery.event)
  }
  showDelivery(document, delivery)
})
window.addEventListener('online', () => void outbox.flush())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void outbox.flush()
})
window.addEventListener('pageshow', () => void outbox.flush())
