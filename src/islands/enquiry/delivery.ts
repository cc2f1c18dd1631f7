import { announce } from '#api/analytics.ts'
import { dropDraftOf } from '#stores/form/draft.ts'
import { outbox } from '#stores/lead/outbox.ts'
import { importWithRetry } from '../shared/import-with-retry.ts'

let isDelivering = false

/** Nothing tells a page that stays open of an API that answers again; one that is ill for hours is asked ever less often. */
function tryAgainAfter(pause: number): void {
  setTimeout(() => {
    void outbox.flush()
    tryAgainAfter(pause * 2)
  }, pause)
}

/**
 * Sends what waits at once, again after ever longer pauses, and whenever the page comes back to life, and says what became of it. Every form asks for it,
 * since a lead may wait in the memory of its page alone; on other pages it is fetched once something waits. Once a page.
 */
export function keepDelivering(): void {
  if (isDelivering) return
  isDelivering = true
  outbox.$delivered.listen((delivery) => {
    if (!delivery) return
    if (delivery.outcome === 'sent') {
      dropDraftOf(delivery.key)
      if (delivery.event) announce(delivery.event)
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
