import type { SearchTransport } from './transport.ts'

/**
 * Debounces typing: a request with a signal and another query text than the last one waits `debounceMs`, and is not
 * sent when aborted meanwhile. Changes of filters, sort and page are sent immediately.
 */
export function debounced(ask: SearchTransport, debounceMs: number): SearchTransport {
  let last = ''
  return async (request, asking) => {
    const text = request.queries[0]?.q ?? ''
    const isTyped = text !== last
    last = text
    if (isTyped && asking?.signal) {
      await new Promise((done) => setTimeout(done, debounceMs))
      asking.signal.throwIfAborted()
    }
    return ask(request, asking)
  }
}
