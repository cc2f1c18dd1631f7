import type { Car } from '#domain/car/car.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { buildIndex, type SearchWords } from './build-index.ts'
import type { IndexContents } from './engine/build-index.ts'
import { createEngine } from './engine/engine.ts'

/** In-process search over a stock. */
export interface StockSearch {
  /** The two files of its index. */
  readonly contents: () => IndexContents
  readonly transport: SearchTransport
}

/** Search over these cars; the index is built once, on first use. */
export function stockSearch(cars: readonly Car[], words: SearchWords): StockSearch {
  let contents: IndexContents | undefined
  let engine: SearchTransport | undefined
  const contentsOnce = () => {
    contents ??= buildIndex(cars, words)
    return contents
  }
  const transport: SearchTransport = async (body) => {
    engine ??= createEngine(contentsOnce().search, contentsOnce().cards)
    return engine(body)
  }
  return { contents: contentsOnce, transport }
}
