import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { stockStatusPath } from '#api/stock-status.ts'
import { newOut, publish as release, yard } from '../build/release/fixtures.ts'
import { liveRelease, type Release } from '../build/release/live.ts'
import { readStatusNote, uploadStockStatus } from '../delta/upload-stock-status.ts'
import { FakeDestination } from './fake-destination.ts'
import { type PublishJob, publishSite } from './publish-site.ts'
import { readPublished } from './published.ts'
import type { Keys } from './site-files.ts'

const keys: Keys = { addresses: 'clean', encoding: null, besides: [], hasControlFiles: false }
const statusKey = stockStatusPath.slice(1)
const out = newOut()
const id = '20260304T010000Z-a1'
const night = JSON.stringify({ checked: '2026-03-04T01:00:00Z', cars: {} })
let host = new FakeDestination()

const job: PublishJob = {
  slug: yard,
  out,
  open: async () => host,
  keys,
  keepHours: 24,
  isDryRun: false,
  now: new Date('2026-03-04T02:00:00Z'),
  onProgress: () => {},
}

/** The live release. @throws when nothing is live */
function live(): Release {
  const found = liveRelease(out, yard)
  if (found === null) throw new Error('Nothing is live.')
  return found
}

beforeAll(async () => {
  await release(out, id, { '/cars/a.html': 'a', '/theme.css': 'one', [stockStatusPath]: night })
})

beforeEach(async () => {
  host = new FakeDestination()
  await publishSite(job)
})

test('what another machine brought of the day stays when bringing a lost file again was ended midway', async () => {
  const status = { checked: '2026-03-04T03:00:00Z', takenAt: '2026-03-04T02:50:00Z', cars: {} }
  await uploadStockStatus(yard, live(), status, host, keys)
  const told = await host.write(statusKey, Buffer.from('a is sold'), { type: '', cacheControl: '', encoding: null })
  host.files.delete('theme.css')
  host.onChange = (key) => {
    if (key === 'theme.css') throw new Error('the host is gone')
  }
  expect((await publishSite(job)).outcome).toBe('failed')
  host.onChange = () => {}
  expect((await readPublished(host, yard)).release).toBe(id)
  expect(await publishSite(job)).toMatchObject({ outcome: 'published', uploaded: 1 })
  expect([host.files.get(statusKey)?.text, host.files.get('theme.css')?.text]).toEqual([told.text, 'one'])
  expect(await readStatusNote(host, yard, id)).toEqual({ checked: status.checked, takenAt: status.takenAt })
})

test('what this machine brought of the day with its release stays when another publishes it that has not looked', async () => {
  const file = join(live().folder, stockStatusPath)
  const looked = JSON.stringify({ checked: '2026-03-04T03:00:00Z', takenAt: '2026-03-04T02:50:00Z', cars: {} })
  writeFileSync(file, looked)
  expect(await publishSite(job)).toMatchObject({ outcome: 'published', uploaded: 1 })
  writeFileSync(file, night)
  expect(await publishSite(job)).toMatchObject({ outcome: 'unchanged' })
  expect(host.files.get(statusKey)?.text).toBe(looked)
})
