import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'

/** What goes wrong with one request, and whether before or after the lead was kept. */
export const faultSchema = v.object({
  kind: v.picklist(['drop', 'delay', 'error', 'html', 'no-id', 'status', 'cors']),
  when: v.optional(v.picklist(['before', 'after']), 'before'),
  /** Milliseconds, for `delay`. */
  ms: v.optional(v.number(), 0),
  /** For `status`. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
})

type Fault = v.InferOutput<typeof faultSchema>

/** Faults waiting for the next requests, one each, first come first served. */
export interface FaultScript {
  readonly take: () => Fault | undefined
  readonly set: (faults: readonly Fault[]) => void
}

/** An empty script. */
export function faultScript(): FaultScript {
  let waiting: Fault[] = []
  return {
    take: () => waiting.shift(),
    set: (faults) => {
      waiting = [...faults]
    },
  }
}

const answers: Readonly<Record<Exclude<Fault['kind'], 'delay' | 'drop' | 'status' | 'cors'>, () => Response>> = {
  error: () => Response.json({}, { status: 500 }),
  html: () => new Response('<!doctype html><title>Welcome</title>', { headers: { 'content-type': 'text/html' } }),
  'no-id': () => Response.json({ ok: true }),
}

/** Cuts the connection where there is one; without a socket the answer is one that no client takes for success. */
function drop(environment: unknown): Response {
  const socket = (environment as { incoming?: { destroy?: () => void } } | undefined)?.incoming
  socket?.destroy?.()
  return Response.json({ dropped: true }, { status: 599 })
}

function answerOf(fault: Fault, environment: unknown): Response | null {
  if (fault.kind === 'delay' || fault.kind === 'cors') return null
  if (fault.kind === 'drop') return drop(environment)
  if (fault.kind === 'status') return Response.json({ message: `Status ${fault.status}` }, { status: fault.status })
  return answers[fault.kind]()
}

/** Lets the script spoil the requests that pass. */
export function withFaults(script: FaultScript): MiddlewareHandler {
  return async (context, next) => {
    const fault = script.take()
    if (!fault) return next()
    if (fault.ms > 0) await new Promise((resolve) => setTimeout(resolve, fault.ms))
    if (fault.kind === 'delay' || fault.kind === 'cors' || fault.when === 'after') await next()
    // The lead is kept, but a browser on another origin may not read the answer.
    if (fault.kind === 'cors') context.res.headers.delete('access-control-allow-origin')
    const spoilt = answerOf(fault, context.env)
    if (spoilt) context.res = spoilt
  }
}
