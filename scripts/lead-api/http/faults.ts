import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'

/** A fault for one request, and whether it happens before or after the lead is stored. */
export const faultSchema = v.object({
  kind: v.picklist(['drop', 'delay', 'error', 'html', 'no-id', 'status', 'cors']),
  when: v.optional(v.picklist(['before', 'after']), 'before'),
  /** Delay in ms, before any kind of fault. */
  ms: v.optional(v.number(), 0),
  /** Status code, for `status`. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
})

type Fault = v.InferOutput<typeof faultSchema>

/** Queue of faults for the next requests, one each. */
export interface FaultScript {
  readonly take: () => Fault | undefined
  readonly set: (faults: readonly Fault[]) => void
}

/** An empty queue. */
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

/** Destroys the socket; without one, responds with 599, which no client takes for success. */
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

/** Middleware that applies the queued faults. */
export function withFaults(script: FaultScript): MiddlewareHandler {
  return async (context, next) => {
    const fault = script.take()
    if (!fault) return next()
    if (fault.ms > 0) await new Promise((resolve) => setTimeout(resolve, fault.ms))
    if (fault.kind === 'delay' || fault.kind === 'cors' || fault.when === 'after') await next()
    // The lead is stored, but a browser on another origin may not read the response.
    if (fault.kind === 'cors') context.res.headers.delete('access-control-allow-origin')
    const spoilt = answerOf(fault, context.env)
    if (spoilt) context.res = spoilt
  }
}
