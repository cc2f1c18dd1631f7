import type { IndexContents } from '#search/engine/build-index.ts'
import { createEngine } from '#search/engine/engine.ts'
import type { SearchTransport } from './transport.ts'

/**
 * The static engine over files that are fetched when first asked for, once; after a failure the next question tries again.
 * `load` may be called early to have them ready.
 */
export function staticTransport(
  fetchFiles: () => Promise<IndexContents>,
): SearchTransport & { readonly load: () => Promise<void> } {
  let opening: Promise<SearchTransport> | null = null
  const open = () => {
    opening ??= fetchFiles()
      .then(({ search, cards }) => createEngine(search, cards))
      .catch((problem: unknown) => {
        opening = null
        throw problem
      })
    return opening
  }
  const transport: SearchTransport = async (request) => (await open())(request)
  return Object.assign(transport, {
    load: async () => {
      await open()
    },
  })
}
