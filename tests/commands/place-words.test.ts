import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leadStore } from '#scripts/lead-api/store/lead-store.ts'
import { lockLeadsFile } from '#scripts/lead-api/store/lock-leads-file.ts'
import { openDatabase } from '#scripts/lead-api/store/open-database.ts'
import { runCommand } from '#scripts/lib/test-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'place-words-'))
const file = join(folder, 'file')
writeFileSync(file, '')

/** A file of leads in which the other process has a delivery on its way; the answer says until when. */
async function leadsOfAnother(path: string): Promise<() => Promise<string | null>> {
  const { db, ready } = openDatabase({ file: path })
  await ready
  const at = new Date('2026-03-04T01:00:00Z')
  await leadStore(db, async (work, { id: lead_id }) => {
    const about = { lead_id, website_slug: 'a', channel: 'desk', kind: 'email', version: 1, state: 'waiting' } as const
    const when = { attempts: 1, due_at: at.toISOString(), created_at: at.toISOString(), claimed_until: '2040-01-02' }
    await work
      .insertInto('deliveries')
      .values({ ...about, ...when, sent_at: null, last_error: null, taken_by: null })
      .execute()
  }).add({ website_slug: 'a', category: 'General Enquiry' }, [], at)
  return async () => {
    const { claimed_until } = await db.selectFrom('deliveries').select('claimed_until').executeTakeFirstOrThrow()
    await db.destroy()
    return claimed_until
  }
}

test('leads says in words that its port is taken, and how to have another, and leaves what another sends', async () => {
  const path = join(folder, 'a.sqlite')
  const claim = await leadsOfAnother(path)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  const { code, stdout, stderr } = await runCommand('leads', ['--port', port], { LEADS_FILE: path })
  other.close()
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/\nThe port is taken\. Stop the other program, or choose one: npm run leads -- --port 4401\n$/)
  expect(await claim()).toBe('2040-01-02')
})

test('leads says in words that another process has its file, and sends nothing of it', async () => {
  const path = join(folder, 'b.sqlite')
  const claim = await leadsOfAnother(path)
  const release = await lockLeadsFile(path, 0)
  const { code, stderr } = await runCommand('leads', ['--port', '0'], { LEADS_FILE: path })
  release()
  expect([code, stderr]).toEqual([1, expect.stringContaining(`Another process takes and sends the leads of ${path}. `)])
  expect(await claim()).toBe('2040-01-02')
})

test('leads says in words that a file stands where its folder should be', async () => {
  const { code, stderr } = await runCommand('leads', [], { LEADS_FILE: join(file, 'a.sqlite') })
  expect(code).toBe(1)
  expect(stderr).toContain(`A file stands where a folder should be (${file}). No lead was taken. Move it away, `)
})

test.each([
  [
    '--phone abc',
    ['--name', 'A Yard', '--phone', 'abc'],
    /^Still needed: --street, .*\n--phone: "abc" is not a phone number/,
  ],
  ['nothing', [], /^Still needed: --name, --phone, /],
])('dealer:new that is given %s where there is nobody to ask is a wrong call', async (_what, args, said) => {
  expect(await runCommand('dealer-new', args)).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(said) })
})

test('start says in words that a file stands where releases should be, as a wrong call', async () => {
  const { code, stderr } = await runCommand('start', ['--no-build', '--out', file])
  expect([code, stderr]).toEqual([
    2,
    `--out is the folder where releases are; there is a file at ${file}. Name another folder.\n`,
  ])
})
