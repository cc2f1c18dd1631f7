import type { SearchTransport } from './transport.ts'

export interface CooldownOptions {
  /** How long somebody who failed is left alone, in ms. */
  readonly cooldownMs: number
  /** The time in ms. */
  readonly clock: () => number
}

/** Fails at once for a while after a failure, so that what cannot be had is not asked for with every letter. */
export function withCooldown(transport: SearchTransport, { cooldownMs, clock }: CooldownOptions): SearchTransport {
  let coolsUntil = Number.NEGATIVE_INFINITY
  return async (request, asking) => {
    if (clock() < coolsUntil) throw new Error('Nobody answered a moment ago.')
    try {
      return await transport(request, asking)
    } catch (problem) {
      if (!asking?.signal?.aborted) coolsUntil = clock() + cooldownMs
      throw problem
    }
  }
}
