import { importWithRetry } from './shared/import-with-retry.ts'

/** Loads the stock status last, and only on sites whose stock is checked during the day. */
if (document.documentElement.dataset.betweenNights)
  addEventListener('load', () =>
    importWithRetry(() => import('./stock-status/watch.ts')).then(
      ({ watchStock }) => watchStock(document),
      () => undefined,
    ),
  )
