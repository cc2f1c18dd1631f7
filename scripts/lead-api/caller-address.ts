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

/** Some proxies write the port behind, and what stands before a port is in brackets where it has colons of its own. */
const withoutPort = (written: string): string =>
  written.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** How much of an IPv6 address is the line's own to choose. */
const hostBits = 64n

/** One line is given a whole network of IPv6 addresses, and may call from another of them each time. */
function callerOf(written: string): string {
  const address = withoutPort(written).replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const bits = convertIPv6ToBinary(address)
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
  const network = (bits >> hostBits) << hostBits
  return `${convertIPv6BinaryToString(network)}/64`
}

/**
 * Whom a request came from: the other end of the socket, or what the last of so many known proxies wrote down. What stands
 * before that in X-Forwarded-For is anybody's word.
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
