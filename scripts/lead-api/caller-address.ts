import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/**
 * The address that a request came from: the other end of the socket, or what the last of so many known proxies wrote
 * down. What stands before that in X-Forwarded-For is anybody's word.
 */
export function callerAddress(proxies: number): (context: Context) => string {
  return (context) => {
    const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage }
    const socket = incoming?.socket.remoteAddress ?? ''
    if (proxies === 0) return socket
    const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
    return chain.at(-proxies) || socket
  }
}
