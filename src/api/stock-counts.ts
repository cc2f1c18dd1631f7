import { isRecord } from '#domain/data/record.ts'
import { fetchJson } from './call.ts'

/** How many cars are for sale, as links to them say it; kept out of every page, as each sale would make all of them anew. */
export interface StockCounts {
  /** By the address of a list or of a make's page: "1,124". Nothing where there is none. */
  readonly lists: Readonly<Record<string, string>>
  /** Names that say a number, by what pages call them without one: "All cars for sale" -> "All 418 cars for sale". */
  readonly names: Readonly<Record<string, string>>
}

/** Where a release keeps them. */
export const stockCountsPath = '/stock-counts.json'

const isStockCounts = (value: unknown): value is StockCounts =>
  isRecord(value) && isRecord(value.lists) && isRecord(value.names)

/** The numbers of the newest release; null where nobody answers. Never rejects. */
export async function fetchStockCounts(get: typeof fetch = fetch): Promise<StockCounts | null> {
  const counts = await fetchJson(stockCountsPath, get, 6000)
  return isStockCounts(counts) ? counts : null
}
