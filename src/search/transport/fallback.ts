import type { SearchTransport } from './transport.ts'

export interface FallbackOptions {
  /**
   * How long somebody who failed is left alone, in ms: nobody should wait for a dead host with every letter. Each further
   * failure in a row doubles it, up to eight times.
   */
  readonly cooldownMs: number
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
  { cooldownMs, clock, report }: FallbackOptions,
): SearchTransport {
  let coolsUntil = Number.NEGATIVE_INFINITY
  let failures = 0
  const instead: SearchTransport = async (request, asking) => {
    if (!second) throw new Error('Nobody else answers searches here.')
    try {
      return await second(request, asking)
    } catch (problem) {
      coolsUntil = Number.NEGATIVE_INFINITY
      throw problem
    }
  }
  return async (request, asking) => {
    if (clock() < coolsUntil) return instead(request, asking)
    try {
      const answer = await first(request, asking)
      failures = 0
      return answer
    } catch (problem) {
      if (asking?.signal?.aborted) throw problem
      report(problem)
      if (!second) throw problem
      coolsUntil = clock() + cooldownMs * 2 ** Math.min(failures++, 3)
      return instead(request, asking)
    }
  }
}
