import type { IndexContents } from '#search/engine/build-index.ts'
import { memoizeUntilSuccess } from './memoize-until-success.ts'
import type { SearchTransport } from './transport.ts'

/** Loads the static engine's code. */
export type LoadEngine = () => Promise<Pick<typeof import('#search/engine/engine.ts'), 'createEngine'>>

/**
 * The static engine over files that are fetched once, on first use; retried with the next request after a failure.
 * `load` prefetches them.
 */
export function staticTransport(
  fetchFiles: () => Promise<IndexContents>,
  loadEngine: LoadEngine,
): SearchTransport & { readonly load: () => Promise<unknown> } {
  const open = memoizeUntilSuccess(async () => {
    const [{ search, cards }, { createEngine }] = await Promise.all([fetchFiles(), loadEngine()])
    return createEngine(search, cards)
  })
  const transport: SearchTransport = async (request) => (await open())(request)
  return Object.assign(transport, { load: open })
}
