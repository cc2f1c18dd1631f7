import type { Car } from '#domain/car/car.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { buildIndex, type SearchWords } from './build-index.ts'
import type { IndexContents } from './engine/build-index.ts'
import { createEngine } from './engine/engine.ts'

/** A stock that can be searched in this process. */
export interface StockSearch {
  /** The two files of its index. */
  readonly contents: () => IndexContents
  readonly transport: SearchTransport
}

/** Searches over these cars; their index is made when it is first asked for, and once. */
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
