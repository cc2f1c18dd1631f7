import { isRecord } from '#domain/data/record.ts'
import { localShelf } from './browser-shelf.ts'
import type { Shelf } from './shelf.ts'

/** What a shopper's own car was valued at: dollars above 0. */
export interface Valuation {
  readonly offer_price: number
}

const name = 'valuation'

const isOffer = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

/** Keeps the valuation of a trade-in; one that is no offer keeps nothing. */
export function rememberValuation(offer: number, shelf: Shelf = localShelf): void {
  if (isOffer(offer)) shelf.write(name, { offer_price: offer } satisfies Valuation)
}

/** The valuation of the last trade-in, or null. */
export function rememberedValuation(shelf: Shelf = localShelf): Valuation | null {
  const value = shelf.read(name)
  const offer = isRecord(value) ? value.offer_price : null
  return isOffer(offer) ? { offer_price: offer } : null
}

/** Forgets the valuation. */
export function dropValuation(shelf: Shelf = localShelf): void {
  shelf.remove(name)
}
