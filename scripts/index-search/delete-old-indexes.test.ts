import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Meilisearch } from 'meilisearch'
import { afterAll, describe, expect, it } from 'vitest'
import { searchHostPath } from '#api/search-host.ts'
import { createSearchServer } from '../search-server/app.ts'
import { deleteOldIndexes, servedIndex } from './delete-old-indexes.ts'
import { IndexFailure } from './index-failure.ts'

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
  expect(await deleteOldIndexes(client, { ...entry, index: 'north', filled: nameOf(3) }, later)).toBe(2)
  const left = await client.getRawIndexes({ offset: 1000 })
  expect(left.results.map(({ uid }) => uid)).toEqual([nameOf(3)])
})

describe('the index that a live release asks for', () => {
  /**
   * Creates a releases folder with a live release of "north" whose search host file has this content; null for no file.
   */
  function liveWith(said: string | null): string {
    const out = mkdtempSync(join(tmpdir(), 'served-'))
    const release = join(out, 'north/releases/1')
    mkdirSync(release, { recursive: true })
    if (said !== null) writeFileSync(join(release, searchHostPath), said)
    symlinkSync('releases/1', join(out, 'north/current'))
    return out
  }

  it('is the one it names, and none where it names none or nothing is live', () => {
    expect(servedIndex(liveWith('{"index":"north_1","key":"k"}'), 'north')).toBe('north_1')
    expect(servedIndex(liveWith(null), 'north')).toBeNull()
    expect(servedIndex(liveWith(null), 'south')).toBeNull()
    expect(servedIndex(undefined, 'north')).toBeNull()
  })

  it.each(['{"index":"nor', '{"key":"k"}'])('is not taken for none where nobody can tell: %s', (torn) => {
    expect(() => servedIndex(liveWith(torn), 'north')).toThrow(IndexFailure)
  })
})
