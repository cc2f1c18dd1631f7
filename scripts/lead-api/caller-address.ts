import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/** Some proxies write the port behind, and what stands before a port is in brackets where it has colons of its own. */
const withoutPort = (written: string): string =>
  written.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** The eight groups of an IPv6 address, without noughts in front. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

const bytesOf = (group: string): readonly number[] => [
  Number.parseInt(group, 16) >> 8,
  Number.parseInt(group, 16) & 255,
]

/** One line is given a whole network of IPv6 addresses, and may call from another of them each time. */
function callerOf(written: string): string {
  const address = withoutPort(written).replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : `${groups.slice(0, 4).join(':')}::/64`
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
