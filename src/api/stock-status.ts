import { isRecord } from '#domain/data/record.ts'
import { fetchJson } from './call.ts'

/** What became of a car since the release was built; nothing that stands here is as its page says. */
export interface CarToday {
  readonly id: string
  /** `gone`: the stock no longer lists it, and does not say why. */
  readonly state?: 'sold' | 'gone' | 'reserved'
  /** The words for its state. */
  readonly said?: string
  /** The price as its card would show it. */
  readonly price?: string
  /** What that price buys, such as "Drive Away", where it is known. */
  readonly terms?: string
  /** The line above the price, such as "Was $41,990, now:". */
  readonly was?: string
}

/** What the day brought, by the slugs of cars. A release has the file with no cars; `npm run delta` writes over it. */
export interface StockStatus {
  /** When the stock was looked at last, ISO. */
  readonly checked: string
  /** When that stock was taken, as it says; left out where it does not, or nobody has looked since the release. */
  readonly takenAt?: string
  readonly cars: Readonly<Record<string, CarToday>>
}

/** Where a release keeps it. */
export const stockStatusPath = '/stock-status.json'

/** What the day brought, or null when nobody answers. Never rejects. */
export async function fetchStockStatus(get: typeof fetch = fetch): Promise<StockStatus | null> {
  const status = await fetchJson(stockStatusPath, get)
  // Written by our own build, or by npm run delta.
  return isRecord(status) && isRecord(status.cars) ? (status as unknown as StockStatus) : null
}
