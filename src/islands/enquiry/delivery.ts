import { announce } from '#api/analytics.ts'
import { dropDraftOf } from '#stores/form/draft.ts'
import { outbox } from '#stores/lead/outbox.ts'
import { importWithRetry } from '../shared/import-with-retry.ts'

let isDelivering = false

/**
 * Sends what waits, now, every minute and whenever the page comes back to life, and says what became of it. Every form asks for it, since a
 * lead may wait in the memory of its page alone; on other pages it is fetched once something waits. Once a page.
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
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void outbox.flush()
  })
  addEventListener('pageshow', outbox.flush)
  // Nothing tells a page that stays open of an API that answers again.
  setInterval(outbox.flush, 60_000)
  void outbox.flush()
}
