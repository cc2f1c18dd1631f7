import { isRecord } from '#domain/data/record.ts'
import { fetchJson } from './call.ts'

/** Changes of a car since the release was built; every field given here overrides the car's page. */
export interface CarToday {
  readonly id: string
  /** `gone`: the stock no longer lists it, and does not say why. */
  readonly state?: 'sold' | 'gone' | 'reserved'
  /** Text of the state. */
  readonly said?: string
  /** The price as formatted on a card. */
  readonly price?: string
  /** Terms of that price, such as "Drive Away", where known. */
  readonly terms?: string
  /** The line above the price, such as "Was $41,990, now:". */
  readonly was?: string
}

/** Changes since the release, by car slug. A release contains the file without cars; `npm run delta` overwrites it. */
export interface StockStatus {
  /** When the stock was last checked, ISO. */
  readonly checked: string
  /** The stock's own timestamp; absent when it has none or was not checked since the release. */
  readonly takenAt?: string
  readonly cars: Readonly<Record<string, CarToday>>
}

/** Path of the file in a release. */
export const stockStatusPath = '/stock-status.json'

/** The changes since the release; null when the request fails. Never rejects. */
export async function fetchStockStatus(get: typeof fetch = fetch): Promise<StockStatus | null> {
  const status = await fetchJson(stockStatusPath, get)
  // Written by our own build, or by npm run delta.
  return isRecord(status) && isRecord(status.cars) ? (status as unknown as StockStatus) : null
}
