import type { CarSummary } from '#domain/car/summary.ts'
import { isOver } from './is-over.ts'
import type { StockStatus } from './stock-status.ts'

/** What the day brought to the cars of a site whose pages ask for it; nothing elsewhere, and where nobody answers. */
export async function carsToday(get: typeof fetch = fetch): Promise<StockStatus['cars']> {
  if (globalThis.document?.documentElement.dataset.betweenNights === undefined) return {}
  // The pages of such a site have it; the others never ask for it.
  const asking = import('./stock-status.ts').then(({ fetchStockStatus }) => fetchStockStatus(get))
  return (await asking.catch(() => null))?.cars ?? {}
}

/** A card with what the day brought laid over it: what was worked out from another price goes. */
export function cardToday(card: CarSummary, cars: StockStatus['cars']): CarSummary {
  const today = cars[card.slug]
  const { state, said = '', price, terms, was = null } = today ?? {}
  if (isOver(today)) return { ...card, badge: { kind: 'sold', text: said }, saving: null, weekly: null }
  const badge: CarSummary['badge'] = state === 'reserved' ? { kind: 'reserved', text: said } : card.badge
  if (price === undefined) return { ...card, badge }
  const shown = { kind: 'price', text: price, amount: null, was, terms } as const
  return { ...card, badge, price: shown, saving: null, weekly: null }
}
