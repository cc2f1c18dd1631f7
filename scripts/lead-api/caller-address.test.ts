import { Hono } from 'hono'
import { describe, expect, it, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

/** The caller address of a request from a socket address, optionally through proxies. */
async function callerOf(remoteAddress: string, proxies = 0, forwarded = ''): Promise<string> {
  const app = new Hono().get('/', (context) => context.text(callerAddress(proxies)(context)))
  const headers = { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text()
}

describe('whoever calls is counted once, however many addresses are theirs', () => {
  test.each([
    ['IPv4', '203.0.113.7', '203.0.113.7'],
    ['IPv4 within IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in digits of sixteen', '::ffff:cb00:7107', '203.0.113.7'],
    ['IPv6 by the network that one line is given', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['another address of that network', '2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['noughts that are written out', '2001:0db8:0001:0002:0000:0000:0000:0009', '2001:db8:1:2::/64'],
    ['noughts that are not', '2001:db8::9', '2001:db8::/64'],
    ['the name of a card', 'fe80::1%eth0', 'fe80::/64'],
    ['no address', '', ''],
  ])('%s', async (_reason, address, caller) => {
    expect(await callerOf(address)).toBe(caller)
    expect(await callerOf('10.0.0.1', 1, `198.51.100.9, ${address}`)).toBe(caller || '10.0.0.1')
  })

  test.each([
    ['IPv4', '203.0.113.7:40123', '203.0.113.7'],
    ['IPv6', '[2001:db8:1:2::9]:40123', '2001:db8:1:2::/64'],
    ['IPv6 in brackets alone', '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ])('whatever port a proxy writes behind it: %s', async (_reason, written, caller) => {
    expect(await callerOf('10.0.0.1', 1, written)).toBe(caller)
  })

  it('takes what is no address for a name', async () => {
    expect(await callerOf('10.0.0.1', 1, 'unknown')).toBe('unknown')
  })
})
