import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { rawAnswer, sendText } from './plain-answers.ts'
import { longestUrl } from './request-target.ts'

/** Timeouts for clients, in ms. */
export interface Limits {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request: 25 MB of photos over a slow line. */
  readonly request: number
  /** Without any data in either direction. */
  readonly idle: number
  /** Between two requests on one connection. */
  readonly keepAlive: number
  /** Interval at which timeouts are checked. */
  readonly check: number
}

const usual: Limits = { headers: 15_000, request: 300_000, idle: 60_000, keepAlive: 5_000, check: 5_000 }
/** Maximum size of a request line and headers, in bytes. */
const largestHead = 32 * 1024

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const isCutOff = (error: unknown, response: ServerResponse) =>
  response.destroyed || (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')

/** Logs one line for the operator; the client gets no details. */
function failed(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (isCutOff(error, response)) return void response.destroy()
  const [path] = (request.url ?? '').split('?')
  console.error(`${request.method} ${path} failed: ${error instanceof Error ? error.message : String(error)}`)
  if (response.headersSent) response.destroy()
  else sendText(response, 500, 'Something went wrong on this server.', { Connection: 'close' })
}

interface ClientError extends Error {
  readonly code?: string
  readonly rawPacket?: Buffer
}

/** Status for an unreadable request. */
function statusOf({ code, rawPacket }: ClientError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  const end = rawPacket?.indexOf('\n') ?? -1
  return end < 0 || end > longestUrl ? 414 : 431
}

/**
 * An HTTP server that survives every request: an error thrown by `answer` becomes a 500, unreadable requests are
 * refused, and slow clients time out.
 */
export function createListener(answer: Answer, limits: Partial<Limits> = {}): Server {
  const { headers, request, idle, keepAlive, check } = { ...usual, ...limits }
  const answering = new WeakMap<Duplex, ServerResponse>()
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check,
      maxHeaderSize: largestHead,
      // A missing Host is refused later, with a message, as other invalid ones.
      requireHostHeader: false,
    },
    (asked, response) => {
      answering.set(asked.socket, response)
      response.on('error', (error) => failed(asked, response, error))
      answer(asked, response).catch((error: unknown) => failed(asked, response, error))
    },
  )
  // No limit: the last header may be one added by a proxy.
  server.maxHeadersCount = 0
  server.timeout = idle
  server.on('clientError', (error: ClientError, socket) => {
    const isHalfSent = answering.get(socket)?.headersSent === true && !answering.get(socket)?.writableFinished
    if (!socket.writable || isHalfSent || error.code === 'ECONNRESET') return void socket.destroy()
    socket.end(rawAnswer(statusOf(error)), () => socket.destroy())
  })
  server.on('checkExpectation', (_request, response) => sendText(response, 417, 'This is more than can be expected.'))
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(rawAnswer(405, { Allow: 'GET, HEAD' }), () => socket.destroy())
  })
  return server
}
