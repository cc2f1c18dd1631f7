import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLeadApp } from '../app.ts'
import { sampleLead } from '../sample-lead.ts'

const { fetch } = createLeadApp({ file: ':memory:' })
const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }))

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Sends a body as a proxy may: in pieces, and without saying how long it will be. */
function send(type: string, pieces: readonly string[] | null): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': type, ...(pieces && { 'transfer-encoding': 'chunked' }) }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: '/api/leads', method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    call.on('error', reject)
    for (const piece of pieces ?? []) call.write(piece)
    // Node would say that nothing is coming; a plainer client says nothing.
    if (pieces === null) call.useChunkedEncodingByDefault = false
    call.end()
  })
}

const json = JSON.stringify({ lead: sampleLead })
const form = 'application/x-www-form-urlencoded'

test.each([
  ['a lead', 'application/json', [json.slice(0, 40), json.slice(40)], 201],
  ['a lead that is none', 'application/json', ['{}'], 422],
  ['nothing at all', form, [], 422],
  ['a request without a body', form, null, 422],
  ['a form of a browser without scripts', form, ['name=Mary&last_', 'name=Lee'], 422],
  ['more than a lead needs', 'application/json', [`"${'x'.repeat(200_000)}`, `${'x'.repeat(100_000)}"`], 413],
])('%s may come in pieces', async (_reason, type, pieces, status) => {
  expect(await send(type, pieces)).toBe(status)
})

test('a TRACE, of which Node makes no request, is a wrong method and no fault', async () => {
  const { port } = server.address() as AddressInfo
  const call = request({ host: '127.0.0.1', port, path: '/api/leads', method: 'TRACE' }).end()
  const [answer] = await once(call, 'response')
  answer.resume()
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
})
