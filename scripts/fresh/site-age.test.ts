import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeNoResponse } from '../lib/no-response.ts'
import { siteAge } from './site-age.ts'

const now = Date.parse('2026-03-11T12:00:00Z')
const built = (builtAt: unknown) => JSON.stringify({ builtAt })

const sites: Readonly<Record<string, string>> = {
  fresh: built('2026-03-11T01:00:00.000Z'),
  old: built('2026-03-09T01:00:00.000Z'),
  ahead: built('2026-03-11T12:09:00.000Z'),
  early: built('2030-01-01T00:00:00Z'),
  odd: built('yesterday'),
  number: built(3),
  plain: '<h1>Another program’s page</h1>',
}
let server: Server
let site: string
let origin: string
let signedIn: string | undefined

beforeAll(async () => {
  server = createServer((request, response) => {
    signedIn = request.headers.authorization
    const text = request.url === '/built.json' ? sites[site] : undefined
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => void server.close())

test.each([
  ['a fresh site', 'fresh', '', 11, true, null],
  ['any page of it', 'fresh', '/search/used-cars', 11, true, null],
  ['one that is too old', 'old', '/', 59, false, null],
  ['one whose clock is minutes ahead', 'ahead', '/', 0, true, null],
  [
    'one from a moment to come',
    'early',
    '/',
    null,
    false,
    'it says that it was built for 2030-01-01T00:00:00.000Z, which is still to come; set the clock of the machine that builds right, and build again',
  ],
  ['a moment in no calendar', 'odd', '', null, false, 'it does not say when it was built'],
  ['a moment that is no text', 'number', '', null, false, 'it does not say when it was built'],
  ['a page of another program', 'plain', '', null, false, 'it does not say when it was built'],
  ['nothing', 'none', '/', null, false, 'it answered 404'],
])('%s tells how old it is, or that nobody can tell', async (_what, asked, path, hours, isFresh, problem) => {
  site = asked
  const age = await siteAge('yard', origin + path, now, 36)
  expect(age).toMatchObject({ name: 'yard', hours, isFresh, problem })
})

test('whoever an address signs in is told to the site alone', async () => {
  site = 'fresh'
  await siteAge('yard', origin.replace('//', '//me:p%20w@'), now, 36)
  expect(signedIn).toBe(`Basic ${Buffer.from('me:p w').toString('base64')}`)
  await siteAge('yard', origin, now, 36)
  expect(signedIn).toBeUndefined()
})

test('a host that does not answer is no fresh site', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await new Promise<void>((resolve) => closed.once('listening', () => resolve()))
  const { port } = closed.address() as AddressInfo
  await new Promise<unknown>((resolve) => closed.close(resolve))
  const age = await siteAge('yard', `http://127.0.0.1:${port}/`, now, 36)
  expect([age.isFresh, age.hours, age.problem]).toEqual([false, null, 'nothing listens there (ECONNREFUSED)'])
})

const failed = (cause: object) => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), cause) })

test.each([
  ['there is no host of that name (ENOTFOUND)', failed({ code: 'ENOTFOUND' })],
  ['its certificate has expired (CERT_HAS_EXPIRED)', failed({ code: 'CERT_HAS_EXPIRED' })],
  ['it cannot be asked: bad port', failed({ message: 'bad port' })],
  ['it cannot be asked: not https[hidden]ard.example', failed({ message: 'not https://me:hunter2@yard.example' })],
  ['it took longer than 20 s', new DOMException('aborted', 'TimeoutError')],
  ['it answered 503', new Error('it answered 503')],
])('of a host without an answer it is told: %s', (text, error) => {
  expect(describeNoResponse(error, 20)).toBe(text)
})
