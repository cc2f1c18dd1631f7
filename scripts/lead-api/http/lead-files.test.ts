import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createLeadApp } from '../app.ts'
import { sampleLead } from '../sample-lead.ts'
import { openDatabase } from '../store/open-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = () => new Date('2026-03-02T01:00:00Z')
let opened = 0

async function open() {
  const file = join(folder, `${++opened}.sqlite`)
  const { db, ready } = openDatabase({ file })
  await ready
  const app = createLeadApp({ file, database: { db, ready }, now })
  const files = () => readdirSync(`${file}-files`)
  const notes = () => db.selectFrom('pending_uploads').selectAll().execute()
  return { app, db, files, notes }
}

const photo = (text: string, name = 'front.jpg') => new File([text], name, { type: 'image/jpeg' })

type Post = readonly [path: string, init: RequestInit]

/** A lead with files as a page's script posts it; `native` is one posted without scripts. */
function scripted(more: object = {}, ...files: readonly File[]): Post {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...sampleLead, ...more }))
    body.append(`lead[${name}]`, typeof value === 'string' ? value : JSON.stringify(value))
  for (const file of files) body.append('files[]', file)
  return ['/api/leads/with-files', { method: 'POST', body }]
}

function native(file: File): Post {
  const body = new FormData()
  for (const name of ['website_slug', 'category', 'email'] as const) body.append(name, sampleLead[name])
  body.append('photos', file)
  return ['/api/leads', { method: 'POST', body }]
}

describe('the files of a lead', () => {
  it.each([
    ['a script posted', scripted({}, photo('a'), photo('b'))],
    ['a browser posted by itself', native(photo('a'))],
  ])('go when the lead that %s could not be kept', async (_reason, [path, init]) => {
    const { app, db, files, notes } = await open()
    const failures = vi.spyOn(console, 'error').mockReturnValue()
    await sql`CREATE TRIGGER away BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`.execute(db)
    expect((await app.request(path, init)).status).toBe(500)
    expect([files(), await notes()]).toEqual([[], []])
    expect(failures.mock.calls.flat()).toEqual([expect.stringContaining('the disk is full')])
    failures.mockRestore()
  })

  it('are never written where nothing can be noted of them', async () => {
    const { app, db, files } = await open()
    const failures = vi.spyOn(console, 'error').mockReturnValue()
    await sql`CREATE TRIGGER away BEFORE INSERT ON pending_uploads BEGIN SELECT RAISE(ABORT, 'locked'); END`.execute(db)
    expect((await app.request(...scripted({}, photo('a')))).status).toBe(500)
    expect(files).toThrow('ENOENT')
    failures.mockRestore()
  })

  it('are noted no longer once they are a lead’s, or turned out to be there', async () => {
    const { app, files, notes } = await open()
    for (const _ of [1, 2]) expect((await app.request(...scripted({}, photo('a')))).status).toBe(201)
    expect((await app.request(...scripted({ message: 'Other' }, photo('c')))).status).toBe(409)
    expect([files().length, await notes()]).toEqual([1, []])
  })
})
