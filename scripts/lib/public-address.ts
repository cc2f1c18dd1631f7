import { BlockList, isIP } from 'node:net'

/**
 * Networks that IANA reserves for private, local, shared, test and multicast use. For IPv6 only 2000::/3 is allocated
 * to the internet, so that everything outside it counts as reserved, including future reservations.
 */
const kept = {
  ipv4: '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  ipv6: '::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20',
} as const

type Family = keyof typeof kept

/** A list per family: a shared one would match IPv4 addresses against IPv6 networks that contain their mapped form. */
function listOf(family: Family): BlockList {
  const list = new BlockList()
  for (const network of kept[family].split(' ')) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const lists = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') }

/** Whether an IP address is on the public internet; feeds and pictures are never fetched from a private network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return version !== 0 && !lists[family].check(address, family)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether an IP address, in brackets or not, is this machine itself. */
export function isLoopback(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '')
  const version = isIP(bare)
  return version !== 0 && loopback.check(bare, version === 4 ? 'ipv4' : 'ipv6')
}
