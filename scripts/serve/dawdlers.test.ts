import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createListener, type Limits } from './listener.ts'
import { lines, sendRawRequest } from './test-client.ts'

/** Short, but longer than a busy machine stalls; the defaults exceed a test's timeout. */
const limits: Limits = { headers: 600, request: 900, idle: 1200, keepAlive: 100, check: 50 }
const large = Buffer.alloc(20 * 1024 * 1024, 'x')

/** A server with a path for each fault; others respond 200. */
const server: Server = createListener(async ({ url }, response) => {
  if (url === '/throws') throw new Error('secret words')
  if (url === '/throws-late') response.write('half')
  if (url === '/throws-late') throw new Error('too late')
  if (url === '/rejects?a=token') await Promise.reject(new TypeError('secret words'))
  if (url === '/bad-header') response.setHeader('X-A', 'a\nb')
  if (url === '/reads') for await (const _ of response.req);
  response.end(url === '/large' ? large : 'ok')
}, limits)
let port = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string) => lines(`GET ${path} HTTP/1.1`, 'Host: localhost')

async function isUp(): Promise<boolean> {
  return (await sendRawRequest(port, get('/'))).status === 200
}

describe('createListener', () => {
  it('answers 500 to its own faults, without a word of them, and logs each once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answers = [await sendRawRequest(port, get('/throws')), await sendRawRequest(port, get('/rejects?a=token'))]
    answers.push(await sendRawRequest(port, get('/bad-header')))
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual(
      answers.map(() => [500, 'Something went wrong on this server.']),
    )
    expect(log.mock.calls).toEqual([
      ['GET /throws failed: secret words'],
      ['GET /rejects failed: secret words'],
      [expect.stringMatching(/^GET \/bad-header failed: Invalid character/)],
    ])
    log.mockRestore()
    expect(await isUp()).toBe(true)
  })

  it('breaks off an answer that fails half-way, rather than end it as if whole', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { body } = await sendRawRequest(port, get('/throws-late'))
    expect(body.toString()).not.toContain('0\r\n\r\n')
    expect(log.mock.calls).toEqual([['GET /throws-late failed: too late']])
    log.mockRestore()
    expect(await isUp()).toBe(true)
  })

  it('cuts off who never ends the headers', async () => {
    const slow = sendRawRequest(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n', (socket) => {
      const timer = setInterval(() => socket.write('X-A: b\r\n'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    expect((await slow).status).toBe(408)
  })

  it('cuts off who never ends the body', async () => {
    const head = lines('POST /reads HTTP/1.1', 'Host: localhost', 'Content-Length: 100000')
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const slow = sendRawRequest(port, head, (socket) => {
      const timer = setInterval(() => socket.write('x'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    expect((await slow).status).toBe(408)
    log.mockRestore()
    expect(await isUp()).toBe(true)
  })

  it('cuts off who says nothing, and who asks no more', async () => {
    expect((await sendRawRequest(port, '')).status).toBe(408)
    const socket = connect(port, '127.0.0.1')
    socket.write(get('/'))
    socket.resume()
    await once(socket, 'close')
  })

  it('cuts off who never reads', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.pause()
    socket.on('error', () => {})
    socket.write(get('/large'))
    const [held] = await once(server, 'connection')
    await once(held, 'close')
    socket.destroy()
  })

  it('serves others while fifty dawdle', async () => {
    const slow = Array.from({ length: 50 }, () => sendRawRequest(port, 'GET / HTTP/1.1\r\n'))
    expect(await isUp()).toBe(true)
    expect(new Set((await Promise.all(slow)).map(({ status }) => status))).toEqual(new Set([408]))
  })

  it('survives clients that leave at any point', async () => {
    const head = lines('POST /reads HTTP/1.1', 'Host: localhost', 'Content-Length: 10')
    for (const text of ['', 'GET', get('/large'), head, `${head}half`, get('/') + get('/large') + get('/')]) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      await new Promise((done) => socket.write(text, done))
      socket.resetAndDestroy()
      expect(await isUp()).toBe(true)
    }
  })

  it('answers requests that come together in their order', async () => {
    const { body } = await sendRawRequest(
      port,
      get('/') + lines('GET / HTTP/1.1', 'Host: localhost', 'Connection: close'),
    )
    expect(body.toString()).toBe('ok')
  })
})
