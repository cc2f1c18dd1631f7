import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test, vi } from 'vitest'
import { lines, sendRawRequest } from './test-client.ts'
import { servedYards } from './test-served.ts'
import { yardFiles } from './test-yards.ts'

const root = mkdtempSync(join(tmpdir(), 'no-dealers-'))
// A project without dealers: search results are not tested here, and the demo stock may not exist.
const { port } = servedYards(({ publish }) => {
  mkdirSync(join(root, 'dealers'))
  publish('north', 'r1', yardFiles)
}, root)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const host = (name: string) => `Host: ${name}`
const north = host('north.localhost')
const get = (target: string, ...headers: readonly string[]) =>
  lines(`GET ${target} HTTP/1.1`, ...(headers.length > 0 ? headers : [north]))
const by = (method: string, target = '/') => lines(`${method} ${target} HTTP/1.1`, north, 'Content-Length: 0')

/** Odd requests with their expected status. */
const requests: readonly (readonly [reason: string, request: string, status: number])[] = [
  ['a page', get('/'), 200],
  ['two slashes', get('//'), 404],
  ['three slashes', get('///'), 404],
  ['what a URL parser takes for an empty port', get('//:'), 404],
  ['what a URL parser takes for a port out of range', get('//a:99999/'), 404],
  ['what a URL parser takes for another host', get('//evil.example/cars/one'), 404],
  ['slashes in between', get('/cars//one'), 404],
  ['an absolute form cut short', get('http://['), 400],
  ['an absolute form of no host', get('http:///'), 400],
  ['an absolute form of nothing', get('http://'), 400],
  ['an absolute form of the host that is named', get('http://north.localhost/cars/one'), 200],
  ['an absolute form without a path', get('http://north.localhost'), 200],
  ['an absolute form of another host than named', get('http://localhost/'), 400],
  ['an absolute form with a user', get('http://a@north.localhost/'), 400],
  ['an absolute form of another scheme', get('ftp://north.localhost/'), 400],
  ['a path without its slash', get('cars'), 400],
  ['a star', get('*'), 400],
  ['a star for OPTIONS', lines('OPTIONS * HTTP/1.1', north), 400],
  ['a fragment', get('/cars/one#top'), 400],
  ['half a percent sign', get('/%'), 400],
  ['a percent sign and no digits', get('/%zz'), 400],
  ['percent signs that are no text', get('/%ff'), 400],
  ['an overlong slash', get('/%c0%af'), 400],
  ['half of a pair', get('/%ed%a0%80'), 400],
  ['a NUL', get('/cars/one%00.html'), 400],
  ['a line end, encoded', get('/%0d%0aSet-Cookie:%20a=b'), 400],
  ['a backslash, encoded', get('/..%5c..%5cetc'), 400],
  ['a backslash', get('/..\\..\\etc'), 400],
  ['a step up', get('/../r1.json'), 400],
  ['a step up, encoded', get('/%2e%2e/r1.json'), 400],
  ['a step up in the middle', get('/cars/../index.html'), 400],
  ['a step to itself', get('/./cars/one'), 400],
  ['a slash, encoded', get('/cars%2fone'), 404],
  ['a step up behind encoded slashes', get('/cars%2f..%2f..%2fr1.json'), 404],
  ['a letter that is not ASCII', get('/caf\xe9'), 400],
  ['that letter, encoded', get('/caf%c3%a9'), 404],
  ['an address of 8 kB and more', get(`/${'a'.repeat(9000)}`), 414],
  ['an address of 60 kB', get(`/${'a'.repeat(60_000)}`), 414],
  ['a query of 9 kB', get(`/?${'a'.repeat(9000)}`), 414],
  ['a query with anything', get('/?a=%&b=%00&c=//'), 200],
  ['headers of 60 kB', get('/', north, `X-Long: ${'a'.repeat(60_000)}`), 431],
  ['four hundred headers', get('/', north, ...Array.from({ length: 400 }, (_, index) => `X-${index}: 1`)), 200],
  ['a hidden file', get('/.env'), 404],
  ['a hidden folder', get('/.git/config'), 404],
  ['a hidden file in a folder', get('/cars/.env'), 404],
  ['what is public though hidden', get('/.well-known/security.txt'), 200],
  ['the file of headers', get('/_headers'), 404],
  ['the file of headers, encoded', get('/%5Fheaders'), 404],
  ['the file of redirects', get('/_redirects'), 404],
  ['the list of what is gone', get('/_gone'), 404],
  ['a folder', get('/cars'), 404],
  ['a folder of scripts', get('/_astro'), 404],
  ['the page for nothing', get('/404'), 404],
  ['the page for nothing, by its file', get('/404.html'), 404],
  ['a name every object has', get('/constructor'), 404],
  ['POST', by('POST'), 405],
  ['PUT', by('PUT'), 405],
  ['DELETE', by('DELETE', '/cars/one'), 405],
  ['PATCH', by('PATCH'), 405],
  ['TRACE', by('TRACE'), 405],
  ['OPTIONS', by('OPTIONS'), 405],
  ['PROPFIND', by('PROPFIND'), 405],
  ['CONNECT', lines('CONNECT example.com:443 HTTP/1.1', north), 405],
  ['HEAD', by('HEAD'), 200],
  ['a method nobody knows', by('FOO'), 400],
  ['a method in small letters', by('get'), 400],
  ['OPTIONS of the API', lines('OPTIONS /api/leads HTTP/1.1', north, 'Origin: https://a.example'), 204],
  ['two slashes before the API', get('//api/leads'), 404],
  ['a search that is no search', get('/multi-search', host('localhost')), 404],
  ['no Host', lines('GET / HTTP/1.1'), 400],
  ['no Host in the old protocol', lines('GET / HTTP/1.0'), 400],
  ['an empty Host', get('/', 'Host:'), 400],
  ['two Hosts', get('/', north, host('localhost')), 400],
  ['two Hosts that are the same', get('/', north, north), 400],
  ['a Host that is a path', get('/', host('north/../south.localhost')), 400],
  ['a Host with a step up', get('/', host('../north.localhost')), 400],
  ['a Host with a backslash', get('/', host('north\\.localhost')), 400],
  ['a Host with spaces', get('/', host('north .localhost')), 400],
  ['a Host with a NUL, encoded', get('/', host('north%00.localhost')), 400],
  ['a Host with a port that is none', get('/', host('north.localhost:http')), 400],
  ['a Host of 300 letters', get('/', host(`${'a'.repeat(300)}.localhost`)), 400],
  ['a Host with brackets that hold nothing', get('/', host('[]')), 400],
  ['a Host in capitals', get('/', host('NORTH.LOCALHOST:4321')), 200],
  ['a Host with its last dot', get('/', host('north.localhost.')), 200],
  ['the Host of no site', get('/', host('south.localhost')), 404],
  ['the Host of what every object has', get('/', host('constructor.localhost')), 404],
  ['the Host of the folder itself', get('/cars/one', host('..localhost')), 400],
  ['a name below a site', get('/cars/one', host('www.north.localhost')), 404],
  ['this machine', get('/', host('localhost:1')), 200],
  ['this machine by number', get('/', host('[::1]')), 200],
  ['another name', get('/', host('evil.example')), 200],
  ['another name’s page', get('/cars/one', host('evil.example')), 404],
  ['another name’s API', lines('POST /api/leads HTTP/1.1', host('evil.example'), 'Content-Length: 0'), 405],
  ['another name’s leads', get('/leads', host('evil.example')), 403],
  ['a preview', get('/preview/north', host('localhost')), 200],
  ['a logo', get('/logo/north', host('localhost')), 200],
  ['a logo of nobody', get('/logo/__proto__', host('localhost')), 404],
  ['a preview of nobody', get('/preview/__proto__', host('localhost')), 404],
  ['a preview of a path', get('/preview/..%2fnorth', host('localhost')), 404],
  ['not HTTP at all', 'hello\r\n\r\n', 400],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['a protocol nobody knows', lines('GET / HTTP/9.9', north), 400],
  ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['the protocol of 1991', lines('GET /', north), 200],
  ['two lengths', get('/', north, 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['a length and chunks', lines('POST / HTTP/1.1', north, 'Content-Length: 5', 'Transfer-Encoding: chunked'), 400],
  ['a length below nothing', get('/', north, 'Content-Length: -1'), 400],
  ['a header without a name', get('/', north, ': x'), 400],
  ['a header with a control sign', get('/', north, 'X-A: a\x01b'), 400],
  ['an expectation nobody meets', get('/', north, 'Expect: the-moon'), 417],
  ['a wish for another protocol', get('/', north, 'Connection: Upgrade', 'Upgrade: websocket'), 200],
  ['a range that is none', get('/', north, 'Range: bytes=a-b'), 200],
  ['a coding nobody knows', get('/', north, 'Accept-Encoding: ,;q=,br;q=x;;*'), 200],
  ['a tag that is none', get('/', north, 'If-None-Match: ,W/,"'), 200],
]

describe('a server that is asked anything', () => {
  it('asks at least sixty ways', () => expect(requests.length).toBeGreaterThan(60))

  test.each(requests)('answers %s, and the next one', async (_reason, request, status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await sendRawRequest(port(), request)).status).toBe(status)
    expect(log.mock.calls).toEqual([])
    log.mockRestore()
    const next = await sendRawRequest(port(), get('/'))
    expect([next.status, next.body.toString().slice(0, 36)]).toEqual([200, '<!doctype html><title>Home</title><p'])
  })

  test.each(requests.filter(([, , status]) => status >= 400))(
    'says nothing of itself to %s',
    async (_reason, request) => {
      const { headers, body } = await sendRawRequest(port(), request)
      expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
        'nosniff',
        expect.stringContaining("default-src '"),
      ])
      expect(headers['cache-control'] ?? 'no-store').toBe('no-store')
      expect(body.toString()).not.toMatch(/Error|\bat .*:\d+|node:|<script/)
    },
  )

  it('says what a site may be asked', async () => {
    expect((await sendRawRequest(port(), by('DELETE'))).headers.allow).toBe('GET, HEAD')
  })

  it('does not wait for the body of what it refuses', async () => {
    const { status, headers } = await sendRawRequest(
      port(),
      lines('POST / HTTP/1.1', north, 'Content-Length: 900000000'),
    )
    expect([status, headers.connection]).toEqual([405, 'close'])
  })
})
