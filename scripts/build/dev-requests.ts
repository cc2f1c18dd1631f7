import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ViteDevServer } from 'vite'
import { rawAnswer, sendText } from '../serve/plain-answers.ts'
import { targetOf } from '../serve/request-target.ts'

type HttpServer = NonNullable<ViteDevServer['httpServer']>

/** Puts a check before all listeners of an event; requests it rejects reach none of them. */
function before<Asked extends readonly [IncomingMessage, ...unknown[]]>(
  server: HttpServer,
  event: 'request' | 'upgrade',
  isLetIn: (...asked: Asked) => boolean,
): void {
  const listeners = server.listeners(event)
  server.removeAllListeners(event)
  server.on(event, (...asked: unknown[]) => {
    if (isLetIn(...(asked as unknown as Asked))) for (const listen of listeners) listen.apply(server, asked)
  })
}

/** The refusal of a request that later handlers cannot parse (they read a leading // as a host name); else null. */
function refusalOf(request: IncomingMessage): { readonly status: number; readonly reason: string } | null {
  const target = targetOf(request)
  if (target.kind === 'refusal') return target
  request.url = target.url
  return target.path.startsWith('//') ? { status: 404, reason: 'Not found.' } : null
}

/**
 * Rejects requests that crash the development tools: connect and Astro parse a request's URL before any middleware of
 * ours runs.
 */
export function rejectMalformedRequests(server: HttpServer): void {
  before<[IncomingMessage, ServerResponse]>(server, 'request', (request, response) => {
    const refusal = refusalOf(request)
    if (refusal) sendText(response, refusal.status, refusal.reason, { Connection: 'close' })
    return refusal === null
  })
  before<[IncomingMessage, Duplex]>(server, 'upgrade', (request, socket) => {
    const refusal = refusalOf(request)
    if (refusal) socket.end(rawAnswer(refusal.status))
    return refusal === null
  })
}
