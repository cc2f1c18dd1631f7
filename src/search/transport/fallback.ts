import type { SearchTransport } from './transport.ts'

/** How long somebody who failed is left alone. */
export interface Rest {
  /** The time in ms until which it is not asked. */
  readonly until: number
  /** Failures in a row. */
  readonly failures: number
}

/** Where a rest is kept: pages of one visit share it. */
export interface RestMemory {
  readonly read: () => Rest
  readonly write: (rest: Rest) => void
}

export interface FallbackOptions {
  /**
   * How long somebody who failed is left alone, in ms: nobody should wait for a dead host with every letter. Each further
   * failure in a row doubles it, up to eight times.
   */
  readonly cooldownMs: number
  /** How long the first may take before the second is asked as well, in ms; left out, it may take its time. */
  readonly hedgeAfterMs?: number
  /** The time in ms. */
  readonly clock: () => number
  /** Left out, a rest is forgotten with the page. */
  readonly memory?: RestMemory
  /** Hears why the first did not answer. */
  readonly report: (problem: unknown) => void
}

const awake: Rest = { until: 0, failures: 0 }

function ownMemory(): RestMemory {
  let kept = awake
  return {
    read: () => kept,
    write: (rest) => {
      kept = rest
    },
  }
}

/** Rejects when `answer` takes longer than `ms`. */
async function within<Answer>(answer: Promise<Answer>, ms: number | undefined): Promise<Answer> {
  if (ms === undefined) return answer
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/**
 * Asks the first; when it fails, the second answers, and when it is late whoever is quicker. The second then goes on
 * answering until the first has rested. Without a second, or when that fails as well, the question fails and the next one
 * begins with the first again.
 */
export function withFallback(
  first: SearchTransport,
  second: SearchTransport | null,
  { cooldownMs, hedgeAfterMs, clock, memory = ownMemory(), report }: FallbackOptions,
): SearchTransport {
  if (!second)
    return (request, asking) =>
      first(request, asking).catch((problem: unknown) => {
        if (!asking?.signal?.aborted) report(problem)
        throw problem
      })
  const instead: SearchTransport = async (request, asking) => {
    try {
      return await second(request, asking)
    } catch (problem) {
      memory.write({ ...memory.read(), until: 0 })
      throw problem
    }
  }
  const rest = () => {
    const { failures } = memory.read()
    memory.write({ until: clock() + cooldownMs * 2 ** Math.min(failures, 3), failures: failures + 1 })
  }
  return async (request, asking) => {
    if (clock() < memory.read().until) return instead(request, asking)
    const asked = first(request, asking)
    try {
      const answer = await within(asked, hedgeAfterMs)
      if (memory.read().failures > 0) memory.write(awake)
      return answer
    } catch (problem) {
      if (asking?.signal?.aborted) throw problem
      report(problem)
      rest()
      return Promise.any([instead(request, asking), asked]).catch(({ errors }: AggregateError) => {
        throw errors[0]
      })
    }
  }
}
