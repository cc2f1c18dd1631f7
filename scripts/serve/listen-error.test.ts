import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import type { SystemFault } from '../lib/system-fault.ts'
import { describeListenError } from './listen-error.ts'

const other = 'npm run leads -- --port 4401'

/** The system error of listening there. */
const listeningAt = (host: string, port: number) =>
  new Promise<SystemFault>((resolve) => createServer().once('error', resolve).listen(port, host))

test('a port that another program has is said to be taken, with the call that names another', async () => {
  const first = createServer()
  const port = await new Promise<number>((resolve) =>
    first.listen(0, '127.0.0.1', () => resolve((first.address() as { port: number }).port)),
  )
  expect(describeListenError(await listeningAt('127.0.0.1', port), other)).toBe(
    'The port is taken. Stop the other program, or choose one: npm run leads -- --port 4401',
  )
  first.close()
})

test('an address of no network of this machine is HOST’s fault', async () => {
  expect(describeListenError(await listeningAt('192.0.2.1', 0), other)).toMatch(
    /^HOST is no address of this machine\. /,
  )
})

test('a name that nobody knows is HOST’s fault where HOST says it, and else somebody else’s, as a database’s', () => {
  const unknown = (hostname: string) =>
    describeListenError(Object.assign(new Error(), { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname }), other)
  vi.stubEnv('HOST', 'showroom')
  expect([unknown('showroom')?.slice(0, 35), unknown('database')]).toEqual([
    'HOST is no address of this machine.',
    null,
  ])
  vi.unstubAllEnvs()
})

test.each([
  ['a port of the system', { code: 'EACCES', syscall: 'listen' }, 'This port is for the system’s own services. '],
  ['a file that may not be read', { code: 'EACCES', syscall: 'open' }, null],
  ['something that nobody knows', { code: 'EODD', syscall: 'listen' }, null],
])('of %s', (_reason, fault, words) => {
  const said = describeListenError(Object.assign(new Error(), fault), other)
  expect(said?.slice(0, words?.length) ?? null).toBe(words)
})
