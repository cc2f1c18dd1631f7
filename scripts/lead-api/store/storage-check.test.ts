import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from './open-database.ts'
import { createStorageCheck } from './storage-check.ts'

const folder = mkdtempSync(join(tmpdir(), 'keeping-'))
const { db, ready } = openDatabase({ file: join(folder, 'leads.sqlite') })
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

/** A check of a disk with this free space, with a clock that tests set. */
async function checked(free = () => 1000) {
  await ready
  const asked: string[] = []
  const time = { now: 0 }
  const freeBytes = async (at: string) => {
    asked.push(at)
    return free()
  }
  const paths = [join(folder, 'leads.sqlite'), join(folder, 'none/yet/file')]
  return { check: createStorageCheck({ db, paths, room: 1000, freeBytes, clock: () => time.now }), asked, time }
}

test('leads can be kept where there is room for one, and the try leaves nothing', async () => {
  const { check, asked } = await checked()
  expect([await check(), asked]).toEqual([null, [folder, folder]])
  expect(await db.selectFrom('pending_uploads').selectAll().execute()).toEqual([])
})

test('they cannot where one of the disks has less room, or nobody can tell', async () => {
  const free = vi.fn().mockReturnValueOnce(1000).mockReturnValueOnce(999)
  expect(await (await checked(free)).check()).toBe('Leads cannot be kept: the disk is full.')
  const { check } = await checked(() => {
    throw new Error('no such disk')
  })
  expect(await check()).toBe('Leads cannot be kept: the disk is full.')
})

test('they cannot where the database is read and not written, and can once it is again', async () => {
  const { check, time, asked } = await checked()
  await sql`PRAGMA query_only = ON`.execute(db)
  expect(await check()).toBe('Leads cannot be kept: the database takes nothing.')
  await sql`PRAGMA query_only = OFF`.execute(db)
  time.now = 10_000
  expect([await check(), asked.length]).toEqual(['Leads cannot be kept: the database takes nothing.', 2])
  time.now = 10_001
  expect([await check(), asked.length]).toEqual([null, 4])
})

test('the room on this disk is read where nothing else is said', async () => {
  await ready
  const [little, much] = [0, Number.MAX_SAFE_INTEGER].map((room) => createStorageCheck({ db, paths: [folder], room })())
  expect([await little, await much]).toEqual([null, 'Leads cannot be kept: the disk is full.'])
})
