import { fetchSearchIndex } from '#api/search-index.ts'
import { withFallback } from '#search/transport/fallback.ts'
import type { SearchFiles } from '#search/transport/files.ts'
import { staticTransport } from '#search/transport/static-transport.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import { portTransport } from '#search/transport/worker-transport.ts'
import address from '../search-worker.ts?worker&url'
import { importWithRetry } from './import-with-retry.ts'

/** Number of cars up to which an index opens within a frame or two; a larger one would block the page. */
const mostInPage = 10_000

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: object) => { readonly createScriptURL: (url: string) => URL }
}

let trusted: URL | undefined

/**
 * The address of the worker's script, as a TrustedScriptURL where supported. Created once: a second policy of the same
 * name is rejected, and a page may open its index for the list and for suggestions.
 */
function trustedAddress(): URL | string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  trusted ??= trustedTypes.createPolicy('search-worker', { createScriptURL: () => address }).createScriptURL('')
  return trusted
}

function askWorker(files: SearchFiles): SearchTransport {
  const worker = new Worker(trustedAddress(), { type: 'module', name: JSON.stringify(files) })
  const { ask, close } = portTransport(worker)
  worker.onerror = () => {
    worker.terminate()
    close(new Error('The search worker stopped.'))
  }
  return ask
}

/** Creates the worker on the first query: if that throws, it counts as a worker that stopped. */
function workerTransport(files: SearchFiles): SearchTransport {
  let opened: SearchTransport | null = null
  return async (body, asking) => {
    opened ??= askWorker(files)
    return opened(body, asking)
  }
}

/** Resolves when the last input has been painted, or after 100 ms: hidden pages have no frames. */
const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, 100)
  })

/** Searches the site's own index in the page, or for a large stock in a worker with the page as fallback. */
export function ownIndex(files: SearchFiles): { readonly ask: SearchTransport; readonly warmUp: () => void } {
  const engine = () => importWithRetry(() => import('#search/engine/engine.ts'))
  const index = staticTransport(() => fetchSearchIndex(files), engine)
  const inPage: SearchTransport = async (body, asking) => {
    await painted()
    asking?.signal?.throwIfAborted()
    return index(body)
  }
  if (files.size <= mostInPage) return { ask: inPage, warmUp: () => void index.load().catch(() => undefined) }
  const report = (problem: unknown) => console.warn('Search worker:', problem)
  const ask = withFallback(workerTransport(files), inPage, {
    cooldownMs: Number.POSITIVE_INFINITY,
    clock: Date.now,
    report,
  })
  return { ask, warmUp: () => void ask({ queries: [] }).catch(() => undefined) }
}
