import type { MiddlewareHandler } from 'hono'

/** They have no body, or none that Node makes a request of: a TRACE of whoever looks for weak servers is a wrong method, no fault. */
const bodyless = ['GET', 'HEAD', 'CONNECT', 'TRACE', 'TRACK']

const isUntold = ({ method, headers }: Request): boolean =>
  !bodyless.includes(method) && (headers.has('transfer-encoding') || !headers.has('content-length'))

/**
 * Lets a body come in pieces of untold length, as proxies send it on, or not at all. Hono's limit of bodies makes a new request
 * of such a one, which Node refuses for the light requests of its server; so it is given one of Node's own.
 */
export const streamedBodies: MiddlewareHandler = async ({ req }, next) => {
  const { raw } = req
  if (isUntold(raw)) {
    const { method, headers, body } = raw
    req.raw = new Request(raw.url, { method, headers, body, duplex: 'half' } as RequestInit)
  }
  await next()
}
