import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LeadFile } from '../asked/stored-lead.ts'
import { forgetPerson } from '../person-tasks.ts'
import { leadStore } from './lead-store.ts'
import { pendingUploadsOf, sweepPendingUploads } from './pending-uploads.ts'
import { sampleDatabases } from './sample-databases.ts'
import { hasPostgres, withoutPostgres } from './sample-postgres.ts'

const { folder, places, opened } = sampleDatabases()
const start = new Date('2026-03-02T01:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
let made = 0

const lead = (website_slug: string, email: string, phone = '') => ({ website_slug, category: 'Sell', email, phone })

function photo(): LeadFile {
  const path = join(folder, `${++made}.jpg`)
  writeFileSync(path, 'a picture')
  return { name: 'front.jpg', type: 'image/jpeg', size: 9, path, sha256: String(made) }
}

describe.each(Object.entries(places))('files on their way, in %s', (kind, place) => {
  const isHere = kind === 'SQLite' || hasPostgres()
  if (!isHere) return it.skip(withoutPostgres, () => undefined)

  /** A process that takes files, which may be killed at any step. */
  async function open() {
    const db = await opened(place())
    const pending = pendingUploadsOf(db)
    const store = leadStore(db, async (work, stored) => void (await pending.settle(work, stored)))
    async function arrive(of: ReturnType<typeof lead>, at = start) {
      const file = photo()
      await pending.note(of, [file.path], at)
      return file
    }
    const notes = async () => (await db.selectFrom('pending_uploads').select('path').execute()).map(({ path }) => path)
    return { db, pending, store, arrive, notes }
  }

  it('are deleted after an hour where no lead came to keep them', async () => {
    const { db, arrive, store, notes } = await open()
    const [kept, left] = [
      await arrive(lead('north', 'mary@example.com')),
      await arrive(lead('north', 'ben@example.com')),
    ]
    await store.add(lead('north', 'mary@example.com'), [kept], start)
    const there = () => [kept, left].map(({ path }) => existsSync(path))
    expect([await sweepPendingUploads(db, minutes(60)), there()]).toEqual([0, [true, true]])
    expect([await sweepPendingUploads(db, minutes(61)), there(), await notes()]).toEqual([1, [true, false], []])
  })

  it('are no lead’s once they were deleted: it is sent again, and not kept without them', async () => {
    const { db, arrive, store } = await open()
    const mary = lead('north', 'mary@example.com')
    const late = await arrive(mary)
    await sweepPendingUploads(db, minutes(90))
    await expect(store.add(mary, [late], minutes(90))).rejects.toThrow('Its files were deleted meanwhile.')
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([])
  })

  it('are a lead’s or swept, whichever comes first', async () => {
    const { db, arrive, store } = await open()
    const mary = lead('north', 'mary@example.com')
    const file = await arrive(mary)
    const [kept, swept] = await Promise.allSettled([
      store.add(mary, [file], minutes(90)),
      sweepPendingUploads(db, minutes(90)),
    ])
    const isKept = kept.status === 'fulfilled'
    expect([swept.status === 'fulfilled' && swept.value, existsSync(file.path)]).toEqual([isKept ? 0 : 1, isKept])
  })

  it('stay where the lead was kept although its store said otherwise', async () => {
    const { pending, arrive, store } = await open()
    const mary = lead('north', 'mary@example.com')
    const file = await arrive(mary)
    await store.add(mary, [file], start)
    expect([await pending.drop([file.path]), existsSync(file.path)]).toEqual([[], true])
  })

  it('are deleted with the person they are of, whatever their age, and of one dealer where one is named', async () => {
    const { db, arrive } = await open()
    const [north, south, ann] = [
      await arrive(lead('north', 'Mary@Example.com')),
      await arrive(lead('south', '', '0491 570 156')),
      await arrive(lead('north', 'ann@example.com')),
    ]
    const there = () => [north, south, ann].map(({ path }) => existsSync(path))
    const mary = { persons: ['mary@example.com', '+61491570156'], scope: null }
    expect(await forgetPerson(db, mary, false)).toBe(
      'No lead is of this person. 2 files of theirs that came without a lead would be deleted. Add --yes to delete them.',
    )
    expect(there()).toEqual([true, true, true])
    expect(await forgetPerson(db, { ...mary, scope: ['south'] }, true)).toBe(
      'No lead is of this person. 1 file of theirs that came without a lead is deleted.',
    )
    expect(there()).toEqual([true, false, true])
    await forgetPerson(db, mary, true)
    expect(there()).toEqual([false, false, true])
    expect(await forgetPerson(db, mary, true)).toBe('No lead is of this person.')
  })
})
