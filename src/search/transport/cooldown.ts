import type { SearchTransport } from './transport.ts'

export interface CooldownOptions {
  /** How long requests fail after a failure, in ms. */
  readonly cooldownMs: number
  /** Current time in ms. */
  readonly clock: () => number
}

/** After a failure, rejects immediately during the cooldown instead of requesting again with every keystroke. */
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
