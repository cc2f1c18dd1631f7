import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteAge } from './site-age.ts'

const now = Date.parse('2026-03-11T12:00:00Z')
const list = (builtAt: string) => `<astro-island props='{"near":null,"builtAt":"${builtAt}","initial":{}}'>`
const fresh = list('2026-03-11T01:00:00.000Z')

const pages: Readonly<Record<string, string>> = {
  '/': '<a href="/faqs">?</a><a href="/search/used-cars">Cars</a>',
  '/search/used-cars': fresh,
  '/old/': list('2026-03-09T01:00:00.000Z'),
  '/odd/': list('yesterday'),
  '/plain/': '<h1>Another program’s page</h1>',
  '/lost/': '<a href="/search/gone">Cars</a>',
}
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const page = pages[request.url ?? '']
    response.writeHead(page === undefined ? 404 : 200).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => void server.close())

test.each([
  ['a list', '/search/used-cars', 11, true, null],
  ['a page that leads to a list', '/', 11, true, null],
  ['a list that is too old', '/old/', 59, false, null],
  ['a moment in no calendar', '/odd/', null, false, 'it does not say when it was built'],
  ['a page of another program', '/plain/', null, false, 'it does not say when it was built'],
  ['a list that is not there', '/lost/', null, false, 'it answered 404'],
  ['nothing', '/none', null, false, 'it answered 404'],
])('%s tells how old its site is, or that nobody can tell', async (_what, path, hours, isFresh, problem) => {
  expect(await siteAge('yard', origin + path, now, 36)).toMatchObject({ name: 'yard', hours, isFresh, problem })
})

test('a host that does not answer is no fresh site', async () => {
  const age = await siteAge('yard', 'http://127.0.0.1:9/', now, 36)
  expect([age.isFresh, age.hours]).toEqual([false, null])
  expect(age.problem).not.toBe('')
})
