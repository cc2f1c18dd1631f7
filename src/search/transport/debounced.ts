import type { SearchTransport } from './transport.ts'

/**
 * Letters typed in one go are one question: another text than the last one waits a moment before it is asked, and is not
 * asked at all when it is given up meanwhile. Ticks, sorts and pages are asked at once.
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
