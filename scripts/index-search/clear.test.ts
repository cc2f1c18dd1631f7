import { serve } from '@hono/node-server'
import { Meilisearch } from 'meilisearch'
import { afterAll, expect, it } from 'vitest'
import { createSearchServer } from '../search-server/app.ts'
import { clearOld } from './clear.ts'

const masterKey = 'the-key-that-opens-everything-0123'
const made = new Date('2026-03-04T01:00:00Z')
const server = serve({
  fetch: createSearchServer({ masterKey, now: () => made }).fetch,
  port: 0,
  hostname: '127.0.0.1',
})
afterAll(() => server.close())

const entry = { dealer: 'north', digest: '', documents: 0, settings: '', figures: null, before: null, serving: [] }
const nameOf = (at: number) => `north_${at.toString(16).padStart(16, '0')}`

it('finds what is old among more indexes than one answer tells', async () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const client = new Meilisearch({ host: `http://127.0.0.1:${port}`, apiKey: masterKey })
  const others = Array.from({ length: 1000 }, (_, at) => `another_${at}`)
  for (const uid of others) await client.createIndex(uid)
  for (const at of [1, 2, 3]) await client.createIndex(nameOf(at)).waitTask()
  const later = new Date(made.getTime() + 2 * 3_600_000)
  expect(await clearOld(client, { ...entry, index: 'north', filled: nameOf(3) }, later)).toBe(2)
  const left = await client.getRawIndexes({ offset: 1000 })
  expect(left.results.map(({ uid }) => uid)).toEqual([nameOf(3)])
})
