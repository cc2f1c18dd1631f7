import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { lines, sendRawRequest } from '#scripts/serve/test-client.ts'
import { rejectMalformedRequests } from './dev-requests.ts'

const root = mkdtempSync(join(tmpdir(), 'dev-'))
let server: ViteDevServer
let port = 0

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [
      {
        name: 'yard',
        configureServer({ httpServer, middlewares }) {
          if (httpServer) rejectMalformedRequests(httpServer)
          // Like Astro, throws for an invalid URL.
          middlewares.use((request, response) => {
            response.end(new URL(request.url ?? '', 'http://localhost').pathname)
          })
        },
      },
    ],
  })
  await server.listen()
  const address = server.httpServer?.address() as AddressInfo
  port = address.port
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const host = 'Host: localhost'
const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAA']

describe('rejectMalformedRequests', () => {
  test.each([
    ['two slashes', '//', 404],
    ['an empty port', '//:', 404],
    ['a port out of range', '//a:99999/', 404],
    ['an absolute form cut short', 'http://[', 400],
    ['a path without its slash', 'cars', 400],
    ['percent signs that are no text', '/%ff', 400],
    ['a NUL', '/a%00', 400],
    ['a backslash', '/..%5cetc', 400],
    ['a step up', '/%2e%2e/etc', 400],
    ['an address of 9 kB', `/${'a'.repeat(9000)}`, 414],
  ])('answers %s, and the next one', async (_reason, path, status) => {
    expect((await sendRawRequest(port, lines(`GET ${path} HTTP/1.1`, host))).status).toBe(status)
    expect((await sendRawRequest(port, lines(`GET ${path} HTTP/1.1`, host, ...upgrade))).status).toBe(status)
    expect((await sendRawRequest(port, lines('GET / HTTP/1.1', host))).body.toString()).toContain('/')
  })

  it('lets pages through', async () => {
    const { status, body } = await sendRawRequest(port, lines('GET /cars/one?a=% HTTP/1.1', host, 'Connection: close'))
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('/cars/one')])
  })

  it('hands on one form of address', async () => {
    const { body } = await sendRawRequest(
      port,
      lines('GET http://localhost/cars/one HTTP/1.1', host, 'Connection: close'),
    )
    expect(body.toString()).toContain('/cars/one')
  })
})
