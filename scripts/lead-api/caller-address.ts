import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'

/** Strips a port that some proxies append; an IPv6 address before a port is in brackets. */
const withoutPort = (written: string): string =>
  written.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** Low bits of an IPv6 address that a subscriber can choose freely. */
const hostBits = 64n

/** Reduces an IPv6 address to its /64: a subscriber gets a whole /64 and may use another address each time. */
function callerOf(written: string): string {
  const address = withoutPort(written).replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const bits = convertIPv6ToBinary(address)
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
  const network = (bits >> hostBits) << hostBits
  return `${convertIPv6BinaryToString(network)}/64`
}

/**
 * The client address of a request: the socket's remote address, or with `proxies` trusted proxies the entry of
 * X-Forwarded-For that the outermost of them added. Entries before that one can be forged.
 */
export function callerAddress(proxies: number): (context: Context) => string {
  return (context) => {
    const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage }
    const socket = incoming?.socket.remoteAddress ?? ''
    if (proxies === 0) return callerOf(socket)
    const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
    return callerOf(chain.at(-proxies) || socket)
  }
}
