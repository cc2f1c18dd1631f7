import { importWithRetry } from './shared/import-with-retry.ts'

/** What the day brought comes after all that a shopper came for, and only to sites whose stock is looked at by day. */
if (document.documentElement.dataset.betweenNights)
  addEventListener('load', () =>
    importWithRetry(() => import('./stock-status/watch.ts')).then(
      ({ watchStock }) => watchStock(document),
      () => undefined,
    ),
  )
