import type { SearchTransport } from './transport.ts'

/** Cooldown of the first transport. */
export interface Rest {
  /** Time in ms until which it is skipped. */
  readonly until: number
  /** Failures in a row. */
  readonly failures: number
}

/** Storage of the cooldown; pages of one visit may share it. */
export interface RestMemory {
  readonly read: () => Rest
  readonly write: (rest: Rest) => void
}

export interface FallbackOptions {
  /**
   * Cooldown after a failure in ms, so that not every keystroke waits for a dead host. Doubles with each consecutive
   * failure, up to eight times.
   */
  readonly cooldownMs: number
  /** Time in ms after which the second is queried as well; without it, there is no limit. */
  readonly hedgeAfterMs?: number
  /** Current time in ms. */
  readonly clock: () => number
  /** Default: in memory, for the lifetime of the page. */
  readonly memory?: RestMemory
  /** Called with the reason when the first fails. */
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
 * Queries the first transport. When it fails, the second answers; when it is late, the faster of both. The second then
 * answers until the cooldown ends. Without a second, or when that fails as well, the request rejects and the next one
 * tries the first again.
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
