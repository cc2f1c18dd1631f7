import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteAge } from './site-age.ts'

const now = Date.parse('2026-03-11T12:00:00Z')
const built = (builtAt: unknown) => JSON.stringify({ builtAt })

const sites: Readonly<Record<string, string>> = {
  fresh: built('2026-03-11T01:00:00.000Z'),
  old: built('2026-03-09T01:00:00.000Z'),
  odd: built('yesterday'),
  number: built(3),
  plain: '<h1>Another program’s page</h1>',
}
let server: Server
let site: string
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
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
  ['a moment in no calendar', 'odd', '', null, false, 'it does not say when it was built'],
  ['a moment that is no text', 'number', '', null, false, 'it does not say when it was built'],
  ['a page of another program', 'plain', '', null, false, 'it does not say when it was built'],
  ['nothing', 'none', '/', null, false, 'it answered 404'],
])('%s tells how old it is, or that nobody can tell', async (_what, asked, path, hours, isFresh, problem) => {
  site = asked
  const age = await siteAge('yard', origin + path, now, 36)
  expect(age).toMatchObject({ name: 'yard', hours, isFresh, problem })
})

test('a host that does not answer is no fresh site', async () => {
  const age = await siteAge('yard', 'http://127.0.0.1:9/', now, 36)
  expect([age.isFresh, age.hours]).toEqual([false, null])
  expect(age.problem).not.toBe('')
})
