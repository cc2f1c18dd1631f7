import type { IndexContents } from '#search/engine/build-index.ts'
import { createEngine } from '#search/engine/engine.ts'
import type { SearchTransport } from './transport.ts'
import { untilItSucceeds } from './until-it-succeeds.ts'

/**
 * The static engine over files that are fetched when first asked for, once; after a failure the next question tries again.
 * `load` may be called early to have them ready.
 */
export function staticTransport(
  fetchFiles: () => Promise<IndexContents>,
): SearchTransport & { readonly load: () => Promise<unknown> } {
  const open = untilItSucceeds(async () => {
    const { search, cards } = await fetchFiles()
    return createEngine(search, cards)
  })
  const transport: SearchTransport = async (request) => (await open())(request)
  return Object.assign(transport, { load: open })
}
