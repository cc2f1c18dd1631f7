import { isRecord } from '#domain/data/record.ts'
import { fetchJson } from './call.ts'

/** Numbers of cars for sale, as shown on links. Not in the pages, since each sale would change all of them. */
export interface StockCounts {
  /** Address of a list or of a make's page -> "1,124"; absent where there are none. */
  readonly lists: Readonly<Record<string, string>>
  /** Name without a number -> name with it: "All cars for sale" -> "All 418 cars for sale". */
  readonly names: Readonly<Record<string, string>>
}

/** Path of the file in a release. */
export const stockCountsPath = '/stock-counts.json'

const isStockCounts = (value: unknown): value is StockCounts =>
  isRecord(value) && isRecord(value.lists) && isRecord(value.names)

/** The numbers of the newest release; null when the request fails. Never rejects. */
export async function fetchStockCounts(get: typeof fetch = fetch): Promise<StockCounts | null> {
  const counts = await fetchJson(stockCountsPath, get, 6000)
  return isStockCounts(counts) ? counts : null
}
