import type { StockStatus } from './stock-status.ts'

const news = 'stock-news'

/** Subscribes to the stock updates that the page receives; returns the unsubscribe function. */
export function subscribeToStockUpdates(hear: (status: StockStatus) => void): () => void {
  const listener = ({ detail }: Event & { detail?: StockStatus }) => detail && hear(detail)
  document.addEventListener(news, listener)
  return () => document.removeEventListener(news, listener)
}

/** Publishes a stock update to the page's subscribers. */
export function publishStockUpdate(detail: StockStatus): void {
  document.dispatchEvent(new CustomEvent(news, { detail }))
}
