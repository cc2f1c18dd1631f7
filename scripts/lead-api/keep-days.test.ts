import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { leadApi } from './app.ts'
import { readSample } from './deliveries/sample-leads-file.ts'
import { startPurging } from './keep-days.ts'
import { leadStore } from './store/lead-store.ts'
import { openDatabase } from './store/open-database.ts'
import { pendingUploadsOf } from './store/pending-uploads.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('purges at once and every day, whatever went wrong the day before, until it is stopped', async () => {
  vi.useFakeTimers()
  const told: string[] = []
  let runs = 0
  const purging = startPurging(
    async () => {
      runs += 1
      if (runs === 2) throw new Error('the disk is away')
    },
    (text) => void told.push(text),
  )
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(3 * 86_400_000)
  expect([runs, told]).toEqual([4, ['Older leads were not deleted: the disk is away']])
  await purging.stop()
  await vi.advanceTimersByTimeAsync(3 * 86_400_000)
  expect(runs).toBe(4)
})

it('is done by a lead API that starts, which says how many and of whom nothing', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const now = () => new Date('2026-03-02T01:00:00Z')
  const database = openDatabase({ file: ':memory:' })
  await database.ready
  const lead = { website_slug: 'sample', category: 'General Enquiry', email: 'mary@example.com' }
  const store = leadStore(database.db)
  await store.add(lead, [], new Date('2025-03-02T01:00:00Z'))
  await store.add({ ...lead, website_slug: 'another' }, [], new Date('2026-03-01T01:00:00Z'))
  const dealers = [{ site: sampleSite(''), file: readSample('keep_days: 30') }]
  const senders = { from: null, page: null, env: {} }
  const api = leadApi({ file: ':memory:', database, now, outgoing: { dealers, senders, isShared: false } })
  api.begin()
  await vi.waitUntil(() => log.mock.calls.length > 0)
  expect(log.mock.calls).toEqual([['sample: leads older than 30 days deleted: 1, files: 0.']])
  expect(await database.db.selectFrom('leads').select('id').execute()).toEqual([{ id: 2 }])
  await api.close()
})

it('is put off where a clock is years ahead of every lead, until it has gone evenly for a day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  vi.spyOn(console, 'log').mockReturnValue()
  const warn = vi.spyOn(console, 'error').mockReturnValue()
  const now = vi.fn(() => new Date('2036-03-02T01:00:00Z'))
  const database = openDatabase({ file: ':memory:' })
  await database.ready
  const lead = { website_slug: 'sample', category: 'General Enquiry', email: 'mary@example.com' }
  await leadStore(database.db).add(lead, [], new Date('2026-03-02T01:00:00Z'))
  const dealers = [{ site: sampleSite(''), file: readSample('keep_days: 30') }]
  const senders = { from: null, page: null, env: {} }
  const api = leadApi({ file: ':memory:', database, now, outgoing: { dealers, senders, isShared: false } })
  api.begin()
  await vi.waitUntil(() => warn.mock.calls.length > 0)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('clock says 2036-03-02T01:00:00.000Z')]])
  const left = async () => (await database.db.selectFrom('leads').select('id').execute()).length
  expect(await left()).toBe(1)
  now.mockReturnValue(new Date('2036-03-03T01:00:00Z'))
  vi.advanceTimersByTime(86_400_000)
  await vi.waitUntil(async () => (await left()) === 0)
  await api.close()
})

it('leads that came while the clock was ahead are kept for so many days from when it was set back', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const now = vi.fn(() => new Date('2026-03-02T01:00:00Z'))
  const database = openDatabase({ file: ':memory:' })
  await database.ready
  const lead = { website_slug: 'sample', category: 'General Enquiry', email: 'mary@example.com' }
  const store = leadStore(database.db)
  await store.add({ ...lead, website_slug: 'another' }, [], new Date('2026-03-01T01:00:00Z'))
  await store.add(lead, [], new Date('2036-03-02T01:00:00Z'))
  await pendingUploadsOf(database.db).note(lead, ['none.jpg'], new Date('2036-03-02T01:00:00Z'))
  const dealers = [{ site: sampleSite(''), file: readSample('keep_days: 30') }]
  const senders = { from: null, page: null, env: {} }
  const start = () => {
    const api = leadApi({ file: ':memory:', database, now, outgoing: { dealers, senders, isShared: false } })
    api.begin()
  }
  const left = async (table: 'leads' | 'pending_uploads') =>
    (await database.db.selectFrom(table).where('website_slug', '=', 'sample').selectAll().execute()).length
  start()
  await vi.waitUntil(async () => {
    const rows = await database.db.selectFrom('listings').select('received_at').execute()
    return rows.every(({ received_at }) => received_at.startsWith('2026'))
  })
  now.mockReturnValue(new Date('2026-04-02T01:00:00Z'))
  await store.add({ ...lead, website_slug: 'another' }, [], new Date('2026-04-01T01:00:00Z'))
  start()
  await vi.waitUntil(async () => (await left('leads')) === 0 && (await left('pending_uploads')) === 0)
})

it('a file that no lead came to keep goes when a lead API starts, or an hour later', async () => {
  const now = vi.fn(() => new Date('2026-03-02T01:00:00Z'))
  const folder = mkdtempSync(join(tmpdir(), 'swept-'))
  const database = openDatabase({ file: ':memory:' })
  await database.ready
  const lead = { website_slug: 'sample', email: 'mary@example.com' }
  const [old, young] = ['old.jpg', 'young.jpg'].map((name) => join(folder, name)) as [string, string]
  for (const [path, at] of [
    [old, '2026-03-01T23:59:00Z'],
    [young, '2026-03-02T00:59:00Z'],
  ] as const) {
    writeFileSync(path, 'a picture')
    await pendingUploadsOf(database.db).note(lead, [path], new Date(at))
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const senders = { from: null, page: null, env: {} }
  const api = leadApi({ file: ':memory:', database, now, outgoing: { dealers: [], senders, isShared: false } })
  api.begin()
  await vi.waitUntil(() => !existsSync(old))
  expect(readdirSync(folder)).toEqual(['young.jpg'])
  now.mockReturnValue(new Date('2026-03-02T02:00:00Z'))
  vi.advanceTimersByTime(3_600_000)
  await vi.waitUntil(() => !existsSync(young))
  await api.close()
  rmSync(folder, { recursive: true })
})
