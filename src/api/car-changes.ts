import type { CarSummary } from '#domain/car/summary.ts'
import { isNoLongerForSale } from './no-longer-for-sale.ts'
import type { StockStatus } from './stock-status.ts'

/** Changes since the release by car slug, on sites that update stock between nights; empty elsewhere or on failure. */
export async function fetchCarChanges(get: typeof fetch = fetch): Promise<StockStatus['cars']> {
  if (globalThis.document?.documentElement.dataset.betweenNights === undefined) return {}
  // Pages of such a site have already loaded this module; those of other sites never do.
  const asking = import('./stock-status.ts').then(({ fetchStockStatus }) => fetchStockStatus(get))
  return (await asking.catch(() => null))?.cars ?? {}
}

/** A card with the changes since the release applied; amounts derived from an old price are removed. */
export function applyCarChanges(card: CarSummary, cars: StockStatus['cars']): CarSummary {
  const today = cars[card.slug]
  const { state, said = '', price, terms, was = null } = today ?? {}
  if (isNoLongerForSale(today)) return { ...card, badge: { kind: 'sold', text: said }, saving: null, weekly: null }
  const badge: CarSummary['badge'] = state === 'reserved' ? { kind: 'reserved', text: said } : card.badge
  if (price === undefined) return { ...card, badge }
  const shown = { kind: 'price', text: price, amount: null, was, terms } as const
  return { ...card, badge, price: shown, saving: null, weekly: null }
}
