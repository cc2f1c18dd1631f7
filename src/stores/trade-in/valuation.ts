import { isRecord } from '#domain/data/record.ts'
import { localSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'

/** The valuation of a shopper's own car, in dollars, above 0. */
export interface Valuation {
  readonly offer_price: number
}

const name = 'valuation'

const isOffer = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

/** Stores the offer for a trade-in; ignores an invalid one. */
export function rememberValuation(offer: number, storage: SiteStorage = localSiteStorage): void {
  if (isOffer(offer)) storage.write(name, { offer_price: offer } satisfies Valuation)
}

/** The valuation of the last trade-in, or null. */
export function rememberedValuation(storage: SiteStorage = localSiteStorage): Valuation | null {
  const value = storage.read(name)
  const offer = isRecord(value) ? value.offer_price : null
  return isOffer(offer) ? { offer_price: offer } : null
}

/** Forgets the valuation. */
export function dropValuation(storage: SiteStorage = localSiteStorage): void {
  storage.remove(name)
}
