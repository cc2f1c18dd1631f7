import type { MiddlewareHandler } from 'hono'

/** Methods without a body, or for which `Request` throws: a scanner's TRACE must get "wrong method", not a crash. */
const bodyless = ['GET', 'HEAD', 'CONNECT', 'TRACE', 'TRACK']

const isUntold = ({ method, headers }: Request): boolean =>
  !bodyless.includes(method) && (headers.has('transfer-encoding') || !headers.has('content-length'))

/**
 * Supports bodies without a content length, as proxies stream them. Hono's body limit wraps those in a new Request,
 * which throws for the lightweight requests of its Node server; so they are replaced by a native Request first.
 */
export const streamedBodies: MiddlewareHandler = async ({ req }, next) => {
  const { raw } = req
  if (isUntold(raw)) {
    const { method, headers, body } = raw
    req.raw = new Request(raw.url, { method, headers, body, duplex: 'half' } as RequestInit)
  }
  await next()
}
