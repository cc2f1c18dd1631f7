import type { SearchTransport } from './transport.ts'

export interface FallbackOptions {
  /** How long somebody who failed is left alone, in ms: nobody should wait for a dead host with every letter. */
  readonly rest: number
  /** The time in ms. */
  readonly clock: () => number
  /** Hears why the first did not answer. */
  readonly report: (problem: unknown) => void
}

/**
 * Asks the first; when it fails or is late, the second answers, and goes on answering until the first has rested.
 * Without a second, or when that fails as well, the question fails and the next one begins with the first again.
 */
export function withFallback(
  first: SearchTransport,
  second: SearchTransport | null,
  { rest, clock, report }: FallbackOptions,
): SearchTransport {
  let restsUntil = Number.NEGATIVE_INFINITY
  const instead: SearchTransport = async (request, asking) => {
    if (!second) throw new Error('Nobody else answers searches here.')
    try {
      return await second(request, asking)
    } catch (problem) {
      restsUntil = Number.NEGATIVE_INFINITY
      throw problem
    }
  }
  return async (request, asking) => {
    if (clock() < restsUntil) return instead(request, asking)
    try {
      return await first(request, asking)
    } catch (problem) {
      if (asking?.signal?.aborted) throw problem
      report(problem)
      if (!second) throw problem
      restsUntil = clock() + rest
      return instead(request, asking)
    }
  }
}
