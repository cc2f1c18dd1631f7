import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { graceMs, shutDownGracefully } from './graceful-shutdown.ts'

afterEach(() => vi.useRealTimers())

/** A server with one request that is never answered, asked to end; `close` takes as long as what is on its way. */
async function asked(close: () => Promise<void>) {
  const server = createServer((_request, response) => void response.flushHeaders())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = await fetch(`http://127.0.0.1:${port}`)
  const ended: number[] = []
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const program = Object.assign(new EventEmitter(), { exit: (code: number) => void ended.push(code) })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  shutDownGracefully(server, close, program)
  program.emit('SIGTERM')
  return { open, ended, told, server }
}

const never = () => new Promise<void>(() => undefined)

it('ends after ten seconds, whatever is still on its way', async () => {
  const { open, ended, told } = await asked(never)
  vi.advanceTimersByTime(graceMs - 1)
  expect([graceMs, ended]).toEqual([10_000, []])
  vi.advanceTimersByTime(1)
  expect(ended).toEqual([0])
  expect(told.mock.calls.flat()).toEqual(['Ended with something on its way; the next process takes it up.'])
  await expect(open.text()).rejects.toThrow()
})

it('ends at once where nothing is on its way', async () => {
  const close = vi.fn(async () => undefined)
  const { open, ended, told, server } = await asked(close)
  await expect(fetch(`http://127.0.0.1:${(server.address() as AddressInfo | null)?.port ?? 1}`)).rejects.toThrow()
  expect([ended, close.mock.calls]).toEqual([[], []])
  await open.body?.cancel()
  await vi.waitUntil(() => ended.length > 0)
  expect([ended, close.mock.calls.length, told.mock.calls]).toEqual([[0], 1, []])
})

it('says what could not be closed, and ends all the same', async () => {
  const { open, ended, told } = await asked(() => Promise.reject(new Error('disk I/O error')))
  await open.body?.cancel()
  await vi.waitUntil(() => ended.length > 0)
  expect(ended).toEqual([1])
  expect(told.mock.calls.flat()).toEqual(['Ended, but not everything was closed: disk I/O error'])
})
