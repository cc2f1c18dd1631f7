import type { StockStatus } from './stock-status.ts'

const news = 'stock-news'

/** Hears what the day brought, as often as the page asks; gives the way to stop. */
export function hearStockNews(hear: (status: StockStatus) => void): () => void {
  const listener = ({ detail }: Event & { detail?: StockStatus }) => detail && hear(detail)
  document.addEventListener(news, listener)
  return () => document.removeEventListener(news, listener)
}

/** Tells those parts of the page that hear it. */
export function tellStockNews(detail: StockStatus): void {
  document.dispatchEvent(new CustomEvent(news, { detail }))
}
