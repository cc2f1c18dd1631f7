import type { SearchTransport } from './transport.ts'

export interface RestOptions {
  /** How long somebody who failed is left alone, in ms. */
  readonly rest: number
  /** The time in ms. */
  readonly clock: () => number
}

/** Fails at once for a while after a failure, so that what cannot be had is not asked for with every letter. */
export function withRest(transport: SearchTransport, { rest, clock }: RestOptions): SearchTransport {
  let restsUntil = Number.NEGATIVE_INFINITY
  return async (request, asking) => {
    if (clock() < restsUntil) throw new Error('Nobody answered a moment ago.')
    try {
      return await transport(request, asking)
    } catch (problem) {
      if (!asking?.signal?.aborted) restsUntil = clock() + rest
      throw problem
    }
  }
}
