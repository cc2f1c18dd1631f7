import { BlockList, isIP } from 'node:net'

/**
 * What IANA keeps for private, local, shared and test networks and for groups of machines, with its length in bits. Of the long
 * addresses it has given the internet 2000::/3 alone, so that what it keeps elsewhere in years to come is kept here too.
 */
const kept = {
  ipv4: '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  ipv6: '::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20',
} as const

type Family = keyof typeof kept

/** A list for each: one list would take every short address for a long one that holds it. */
function listOf(family: Family): BlockList {
  const list = new BlockList()
  for (const network of kept[family].split(' ')) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const lists = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') }

/** Whether an IP address belongs to the open internet: what stands in a private network is nobody's stock or picture. */
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
