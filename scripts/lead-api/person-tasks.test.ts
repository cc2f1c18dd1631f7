import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import type { LeadFile } from './asked/stored-lead.ts'
import type { LeadDealer } from './deliveries/receivers.ts'
import { readSample } from './deliveries/sample-leads-file.ts'
import { purgeLeads } from './keep-days.ts'
import { exportPerson, forgetPerson } from './person-tasks.ts'
import { leadStore } from './store/lead-store.ts'
import type { Place } from './store/open-database.ts'
import { belongsToPerson, isPerson } from './store/person.ts'
import { sampleDatabases } from './store/sample-databases.ts'
import { hasPostgres, withoutPostgres } from './store/sample-postgres.ts'
import type { Database } from './store/tables.ts'

const { folder, places, opened } = sampleDatabases()
let made = 0

const now = new Date('2026-03-02T01:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

function photo(): LeadFile {
  const path = join(folder, `${++made}.jpg`)
  writeFileSync(path, 'a picture')
  return { name: '../front.jpg', type: 'image/jpeg', size: 9, path, sha256: String(made) }
}

const lead = (website_slug: string, more: object) => ({ website_slug, category: 'General Enquiry', ...more })

/** Three leads of Mary, of two dealers, one with a file; one of Ann. */
async function filled(place: Place) {
  const db = await opened(place)
  const at = now.toISOString()
  const store = leadStore(db, async (work, { id, lead }) => {
    const row = { lead_id: id, website_slug: String(lead.website_slug), channel: 'sales', kind: 'email', version: 1 }
    const sent = { state: 'sent' as const, attempts: 1, due_at: at, created_at: at, sent_at: at }
    await work
      .insertInto('deliveries')
      .values({ ...row, ...sent })
      .execute()
    const mail = { sent_at: at, sender: 'a', receiver: 'b', subject: 'c', text: 'd', html: '', attachments: '[]' }
    await work
      .insertInto('outbox')
      .values({ ...mail, lead_id: id })
      .execute()
  })
  const file = photo()
  await store.add(lead('north', { email: 'mary@example.com', phone: '0491 570 156' }), [file], now)
  await store.add(lead('north', { email: 'ann@example.com', phone: '0491570157' }), [], now)
  await store.add(lead('south', { email: 'Mary@Example.com' }), [], now)
  await store.add(lead('south', { phone: '+61 491 570 156' }), [], now)
  return { db, store, file }
}

const idsIn = async (db: Database) =>
  (await db.selectFrom('leads').select('id').orderBy('id').execute()).map(({ id }) => id)

/** Lead ids that some table still contains. */
async function tracesIn(db: Database): Promise<readonly number[]> {
  const tables = ['contents', 'listings', 'deliveries', 'outbox'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select('lead_id').execute()))
  return [...new Set(rows.flat().map(({ lead_id }) => lead_id ?? 0))].sort()
}

const mary = ['mary@example.com', '0491570156']

describe.each(Object.entries(places))('the leads of a person in %s', (kind, place) => {
  if (kind === 'PostgreSQL' && !hasPostgres()) return it.skip(withoutPostgres, () => undefined)

  it('are written out with their files and deliveries, for their reader alone', async () => {
    const { db } = await filled(place())
    const out = join(folder, `${++made}`)
    expect(await exportPerson(db, { persons: mary, scope: null }, out, now)).toBe(
      `3 leads with 1 file (north 1, south 2) stand in ${out}: leads.json, and the files beside it.`,
    )
    expect(readdirSync(out).sort()).toEqual(['1-1.jpg', 'leads.json'])
    expect(readFileSync(join(out, '1-1.jpg'), 'utf8')).toBe('a picture')
    expect([statSync(out).mode & 0o777, statSync(join(out, 'leads.json')).mode & 0o777]).toEqual([0o700, 0o600])
    const copy = JSON.parse(readFileSync(join(out, 'leads.json'), 'utf8'))
    expect(copy.leads.map(({ id }: { id: number }) => id)).toEqual([4, 3, 1])
    expect(copy.leads[2]).toMatchObject({
      received_at: now.toISOString(),
      lead: { email: 'mary@example.com' },
      files: [{ name: '../front.jpg', copy: '1-1.jpg' }],
      deliveries: [{ receiver: 'sales', state: 'sent' }],
    })
    expect(JSON.stringify(copy)).not.toContain('ann@example.com')
    await expect(exportPerson(db, { persons: mary, scope: null }, out, now)).rejects.toThrow('holds files already')
  })

  it('are deleted with all that tells of them, once somebody says yes', async () => {
    const { db, file } = await filled(place())
    expect(await forgetPerson(db, { persons: mary, scope: null }, false)).toBe(
      '3 leads with 1 file (north 1, south 2) would be deleted, with all that was sent of them. Add --yes to delete them.',
    )
    expect(await idsIn(db)).toEqual([1, 2, 3, 4])
    expect(await forgetPerson(db, { persons: mary, scope: null }, true)).toBe(
      '3 leads with 1 file (north 1, south 2) and 3 of their deliveries are deleted. Mails and other systems that have them keep them.',
    )
    expect([await idsIn(db), await tracesIn(db), existsSync(file.path)]).toEqual([[2], [2], false])
    expect(await forgetPerson(db, { persons: mary, scope: null }, true)).toBe('No lead is of this person.')
  })

  it('are those of one dealer where one is named', async () => {
    const { db } = await filled(place())
    await forgetPerson(db, { persons: mary, scope: ['south'] }, true)
    expect(await idsIn(db)).toEqual([1, 2])
  })

  it('that are older than a dealer keeps leads are deleted, and of no other dealer', async () => {
    const { db, store } = await filled(place())
    const old = photo()
    await store.add(lead('north', { email: 'old@example.com' }), [old], daysAgo(31))
    await store.add(lead('north', { email: 'young@example.com' }), [], daysAgo(29))
    await store.add(lead('north', { email: 'waits@example.com' }), [], daysAgo(90))
    await store.add(lead('south', { email: 'kept@example.com' }), [], daysAgo(900))
    await store.add(lead('broken', { email: 'kept@example.com' }), [], daysAgo(900))
    await db.updateTable('deliveries').set({ state: 'waiting' }).where('lead_id', '=', 7).execute()
    const site = sampleSite('')
    const dealers: readonly LeadDealer[] = [
      { site: { ...site, slug: 'north' }, file: readSample('keep_days: 30') },
      { site: { ...site, slug: 'south' }, file: readSample('') },
      { site: { ...site, slug: 'broken' }, file: null },
    ]
    const told: string[] = []
    const removed = await purgeLeads(db, dealers, now, (text) => void told.push(text))
    expect(removed).toEqual({ leads: 1, files: 1, deliveries: 1 })
    expect(told).toEqual(['north: leads older than 30 days deleted: 1, files: 1.'])
    expect([await idsIn(db), existsSync(old.path)]).toEqual([[1, 2, 3, 4, 6, 7, 8, 9], false])
    expect(await purgeLeads(db, dealers, now, () => undefined)).toEqual({ leads: 0, files: 0, deliveries: 0 })
  })

  it('go however many they are', async () => {
    const { db, store } = await filled(place())
    for (let at = 0; at < 60; at++) await store.add(lead('north', { email: 'many@example.com', at }), [], now)
    expect(await forgetPerson(db, { persons: ['many@example.com'], scope: null }, true)).toContain('60 leads')
    expect(await idsIn(db)).toEqual([1, 2, 3, 4])
  })
})

const of = (lead: object, person: string) => belongsToPerson({ lead: lead as Record<string, unknown> }, [person])

test.each([
  ['the same address', { email: 'a@b.example' }, 'a@b.example', true],
  ['an address in capitals', { email: 'a@b.example' }, 'A@B.example', true],
  ['an address that ends the same', { email: 'aa@b.example' }, 'a@b.example', false],
  ['a number with blanks', { phone: '(02) 9000 0000' }, '0290000000', true],
  ['a number with its country', { phone: '+61 2 9000 0000' }, '02 9000 0000', true],
  ['a number dialled from abroad', { phone: '02 9000 0000' }, '0061290000000', true],
  ['a number dialled from Australia', { phone: '0011 61 491 570 156' }, '0491570156', true],
  ['a number dialled from North America', { phone: '(415) 555-0101' }, '011 1 415 555 0101', true],
  ['a number of Leeds', { phone: '+44 113 496 0000' }, '0113 496 0000', true],
  ['a number that ends as one of Leeds', { phone: '3496 0000' }, '0113 496 0000', false],
  ['a number with its country and the zero of the inland one', { phone: '+61 (0)2 9000 0000' }, '02 9000 0000', true],
  ['a number with the code of an island', { phone: '+679 3312 3456' }, '3312 3456', true],
  ['a mobile that ends as a number of eight digits', { phone: '0491 570 156' }, '9157 0156', false],
  ['a number in another place', { phone: '03 9157 0156' }, '9157 0156', false],
  ['a number in another state, whose code is that of a country', { phone: '3123 4567' }, '07 3123 4567', false],
  ['a number of ten digits with its country', { phone: '+1 415 555 0142' }, '(415) 555-0142', true],
  ['an address whose letters are written in two ways', { email: 'jo\u0308rg@b.example' }, 'j\u00f6rg@b.example', true],
  ['a number with one digit more', { phone: '0290000000' }, '0290000001', false],
  ['the end of a number', { phone: '0290000000' }, '0000', false],
  ['no number', {}, '0290000000', false],
  ['no address', { phone: '0290000000' }, 'a@b.example', false],
])('%s', (_reason, sent, person, isTheirs) => {
  expect(of(sent, person)).toBe(isTheirs)
})

test.each([
  ['an address', 'a@b.example', true],
  ['a number', '02 9000 0000', true],
  ['half a number', '9000', false],
  ['a name', 'Mary', false],
  ['a domain', '@b.example', false],
])('%s may name a person or not', (_reason, text, is) => {
  expect(isPerson(text)).toBe(is)
})

test.each(['mary@example.com,', 'MaryLee<mary@example.com>', '(home)mary@example.com'])(
  'an address with what its mailer drops is that of its mailbox: %s',
  (email) => {
    expect(of({ email }, 'Mary@example.com')).toBe(true)
    expect(of({ email }, email)).toBe(true)
    expect(of({ email }, 'ben@example.com')).toBe(false)
  },
)
