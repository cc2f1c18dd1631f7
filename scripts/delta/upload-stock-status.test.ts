import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { FakeDestination } from '../publish/fake-destination.ts'
import { publishedKey, readPublished, writePublished } from '../publish/published.ts'
import type { Keys } from '../publish/site-files.ts'
import { readStatusNote, uploadStockStatus } from './upload-stock-status.ts'

const slug = 'day-yard'
const key = 'stock-status.json'
const keys: Keys = { addresses: 'clean', encoding: null, besides: [], hasControlFiles: false }
const folder = mkdtempSync(join(tmpdir(), 'bring-status-'))
const release = { id: 'r1', folder }
let host = new FakeDestination()

const status = { checked: '2026-03-04T02:00:00Z', takenAt: '2026-03-04T01:50:00Z', cars: {} }
const bring = () => uploadStockStatus(slug, release, status, host, keys)
const said = async () => [host.files.get(key)?.text, (await readPublished(host, slug)).release]

beforeEach(async () => {
  host = new FakeDestination()
  writeFileSync(join(folder, key), 'noon')
  await writePublished(host, { slug, release: 'r1', files: {}, gone: {} })
})

test('brings the status alone, and the release is there as before', async () => {
  writeFileSync(join(folder, 'index.html'), 'home')
  await bring()
  expect(await said()).toEqual(['noon', 'r1'])
  expect([...host.files.keys()].sort()).toEqual([publishedKey, key])
})

test('notes when the stock was looked at, and when that was taken, of this release alone', async () => {
  expect(await readStatusNote(host, slug, 'r1')).toBeUndefined()
  await bring()
  expect(await readStatusNote(host, slug, 'r1')).toEqual({
    checked: '2026-03-04T02:00:00Z',
    takenAt: '2026-03-04T01:50:00Z',
  })
  expect(await readStatusNote(host, slug, 'r2')).toBeUndefined()
})

test.each<[string, (key: string, change: number) => boolean]>([
  ['was refused', (changed) => changed === key],
  ['was refused before anything changed', () => true],
  ['was brought and could not be noted', (changed, change) => changed === publishedKey && change > 1],
  ['was refused as was all after it', (_, change) => change > 1],
])('goes on after a run whose file %s', async (_, isRefused) => {
  let changes = 0
  host.onChange = (changed) => {
    if (isRefused(changed, ++changes)) throw new Error('The disk is full.')
  }
  await expect(bring()).rejects.toThrow('The disk is full.')
  host.onChange = () => {}
  writeFileSync(join(folder, key), 'one')
  await bring()
  expect(await said()).toEqual(['one', 'r1'])
})

test('brings the copies that stand beside it, though nobody says in which codings', async () => {
  const known = { digest: '', tag: '', isPage: false }
  await writePublished(host, { slug, release: 'r1', files: { [`${key}.br`]: known, [`${key}.gz`]: known }, gone: {} })
  await bring()
  expect([...host.files.keys()].sort()).toEqual([publishedKey, key, `${key}.br`, `${key}.gz`].sort())
})

test.each([null, 'r0'])('does not go where the release is %s', async (other) => {
  await writePublished(host, { slug, release: other, files: {}, gone: {} })
  await expect(bring()).rejects.toThrow('memory does not have the live release of day-yard: npm run publish')
  expect(await said()).toEqual([undefined, other])
})
