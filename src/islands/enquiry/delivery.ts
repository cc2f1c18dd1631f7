import { trackEvent } from '#api/analytics.ts'
import { dropDraftOf } from '#stores/form/draft.ts'
import { outbox } from '#stores/lead/outbox.ts'
import { importWithRetry } from '../shared/import-with-retry.ts'

let isDelivering = false

/** Retries after `pause` ms, doubled each time: no event says that the API has recovered. */
function tryAgainAfter(pause: number): void {
  setTimeout(() => {
    void outbox.flush()
    tryAgainAfter(pause * 2)
  }, pause)
}

/**
 * Sends waiting leads at once, after ever longer pauses, and whenever the page becomes active again, and shows the
 * outcome. Runs once a page. Every form calls it, since a lead may wait in its page's memory alone; other pages load it
 * when a lead waits.
 */
export function deliverWaitingLeads(): void {
  if (isDelivering) return
  isDelivering = true
  outbox.$delivered.listen((delivery) => {
    if (!delivery) return
    if (delivery.outcome === 'sent') {
      dropDraftOf(delivery.key)
      if (delivery.event) trackEvent(delivery.event)
    }
    importWithRetry(() => import('./delivery-note.ts')).then(
      ({ showDelivery }) => showDelivery(delivery),
      () => undefined,
    )
  })
  addEventListener('online', outbox.flush)
  document.addEventListener('visibilitychange', outbox.flush)
  addEventListener('pageshow', outbox.flush)
  tryAgainAfter(60_000)
  void outbox.flush()
}
