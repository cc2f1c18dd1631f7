import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it, test } from 'vitest'
import type { LeadFile } from '../asked/stored-lead.ts'
import { everyLead, everything, type LeadFilter, leadChoices, listLeads, setState } from './lead-list.ts'
import { leadStore } from './lead-store.ts'
import type { Place } from './open-database.ts'
import { sampleDatabases } from './sample-databases.ts'
import { hasPostgres, withoutPostgres } from './sample-postgres.ts'
import type { Database } from './tables.ts'

const { folder, places, opened } = sampleDatabases()

const now = new Date('2026-03-02T01:00:00Z')
const later = new Date('2026-03-02T02:00:00Z')
const photo: LeadFile = { name: 'front.jpg', type: 'image/jpeg', size: 1, path: '/x', sha256: 'x' }
const key = (name: string) => `${name}-key-of-sixteen`
const lead = (name: string, more: object = {}) => ({
  website_slug: 'north',
  category: 'General Enquiry',
  name,
  submission_key: key(name),
  ...more,
})

/** Two processes side by side; SQLite, whose calls block, has one connection in each process. */
async function twoStores(place: Place) {
  const first = await opened(place)
  return [leadStore(first), leadStore('file' in place ? first : await opened(place))] as const
}

describe.each(Object.entries(places))('leads in %s', (kind, place) => {
  const isHere = kind === 'SQLite' || hasPostgres()
  if (!isHere) return it.skip(withoutPostgres, () => undefined)

  it('are kept once under their key, however often and however parallel they come', async () => {
    const at = place()
    const stores = await twoStores(at)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => stores[index % 2]?.add(lead('mary'), [], now)),
    )
    expect(new Set(outcomes.map((outcome) => outcome?.kind === 'kept' && outcome.id)).size).toBe(1)
    expect(outcomes.filter((outcome) => outcome?.kind === 'kept' && outcome.isNew)).toHaveLength(1)
    expect(await stores[0]?.add(lead('mary', { message: 'Other' }), [], now)).toMatchObject({ kind: 'conflict' })
  })

  it('lose no word when two change one at once', async () => {
    const at = place()
    const stores = await twoStores(at)
    const first = await stores[0]?.add(lead('mary'), [], now)
    const id = first?.kind === 'kept' ? first.id : 0
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        stores[index % 2]?.update(id, lead('mary', { [`field_${index}`]: index }), [], later),
      ),
    )
    const stored = await stores[0]?.find(id)
    expect(Object.keys(stored?.lead ?? {}).filter((name) => name.startsWith('field_'))).toHaveLength(10)
    expect([stored?.received_at, stored?.updated_at]).toEqual([now.toISOString(), later.toISOString()])
  })

  it('are changed by who knows their key, and by nobody else', async () => {
    const store = leadStore(await opened(place()))
    await store.add(lead('mary'), [], now)
    await store.add({ ...lead('ann'), submission_key: undefined }, [], now)
    const foreign = [
      store.update(1, lead('mary', { submission_key: key('other') }), [photo], later),
      store.update(2, { ...lead('eve'), submission_key: undefined }, [], later),
      store.update(9, lead('mary'), [], later),
    ]
    for (const outcome of await Promise.all(foreign)) expect(outcome.kind).toBe('unknown')
    expect((await store.find(2))?.lead.name).toBe('ann')
    expect(await store.idOf(key('mary'))).toBe(1)
  })

  it('keep every consent that came, with when it came', async () => {
    const store = leadStore(await opened(place()))
    const yes = { text: 'May we write?', state: true, method: 'checkbox', at: '2026-03-01T00:00:00.000Z', page: '/' }
    const no = { ...yes, state: false, page: '/contact' }
    await store.add(lead('mary', { consent: yes }), [], now)
    await store.update(
      1,
      lead('mary', { consent: { ...yes, at: '2026-03-01T00:00:09.000Z' }, message: 'red' }),
      [],
      later,
    )
    await store.update(1, lead('mary', { consent: no }), [], later)
    const stored = await store.find(1)
    expect(stored?.lead.consent).toEqual(no)
    expect(stored?.consents).toEqual([
      { received_at: now.toISOString(), record: yes },
      { received_at: later.toISOString(), record: no },
    ])
    await store.add(lead('ann'), [], now)
    expect((await store.find(2))?.consents).toEqual([])
  })

  it('lose no consent that was kept before there was a list of them', async () => {
    const db = await opened(place())
    const store = leadStore(db)
    const yes = { text: 'May we write?', state: true, method: 'checkbox', at: '2026-03-01T00:00:00.000Z', page: '/' }
    const no = { ...yes, state: false }
    await store.add(lead('mary', { consent: yes }), [], now)
    await store.add(lead('ann', { consent: yes }), [], now)
    await db.updateTable('leads').set({ consents: '[]' }).execute()
    await store.update(1, lead('mary', { consent: no }), [], later)
    await store.update(2, lead('ann', { consent: yes, message: 'red' }), [], later)
    const first = { received_at: now.toISOString(), record: yes }
    expect((await store.find(1))?.consents).toEqual([first, { received_at: later.toISOString(), record: no }])
    expect((await store.find(2))?.consents).toEqual([first])
  })

  it('take every file once, and words back that were said before', async () => {
    const store = leadStore(await opened(place()))
    await store.add(lead('mary', { message: 'red' }), [], now)
    expect(await store.update(1, lead('mary', { message: 'blue' }), [photo], later)).toMatchObject({ spare: [] })
    expect(await store.update(1, lead('mary', { message: 'red' }), [photo], later)).toMatchObject({ spare: [photo] })
    const stored = await store.find(1)
    expect([stored?.lead.message, stored?.files]).toEqual(['red', [photo]])
  })

  it('are not undone by a step that comes again, late', async () => {
    const told: unknown[] = []
    const store = leadStore(await opened(place()), async (_work, { lead: each }) => void told.push(each.message))
    const second = lead('mary', { lead_status: 'Incomplete', message: 'red' })
    const last = lead('mary', { lead_status: 'Complete', message: 'blue' })
    await store.add(lead('mary', { lead_status: 'Incomplete' }), [], now)
    await store.update(1, second, [], later)
    await store.update(1, last, [photo], later)
    expect(await store.update(1, second, [], later)).toEqual({ kind: 'kept', id: 1, isNew: false, spare: [] })
    expect(await store.update(1, last, [photo], later)).toMatchObject({ kind: 'kept', spare: [photo] })
    expect((await store.find(1))?.lead).toEqual(last)
    expect((await store.find(1))?.files).toEqual([photo])
    expect(told).toEqual([undefined, 'red', 'blue'])
  })

  it('hold what texts may not hold elsewhere', async () => {
    const store = leadStore(await opened(place()))
    await store.add(lead('nul', { message: 'a\u0000b \ud800 é 🚗', category: 'x\u0000y' }), [], now)
    expect((await store.find(1))?.lead.message).toBe('a\u0000b \ud800 é 🚗')
  })

  it('are told of in the transaction they are kept in: both, or neither', async () => {
    const db = await opened(place())
    const store = leadStore(db, async () => {
      throw new Error('no room')
    })
    await expect(store.add(lead('mary'), [], now)).rejects.toThrow('no room')
    expect((await leadChoices(db, null)).total).toBe(0)
  })

  it('tell of a change, and not of a repeat', async () => {
    const told: unknown[] = []
    const store = leadStore(await opened(place()), async (_work, stored) => void told.push(stored.lead.message))
    await store.add(lead('mary', { message: 'red' }), [], now)
    await store.add(lead('mary', { message: 'red' }), [], now)
    await store.update(1, lead('mary', { message: 'blue' }), [], later)
    await store.update(1, lead('mary', { message: 'blue' }), [], later)
    expect(told).toEqual(['red', 'blue'])
  })

  describe('in a list', () => {
    let db: Database
    beforeAll(async () => {
      db = await opened(place())
      const store = leadStore(db)
      const rows: readonly { readonly lead: object; readonly files?: readonly LeadFile[] }[] = [
        { lead: lead('Mary Lee', { message: 'Is the red ute here?', submission_key: key('1') }) },
        { lead: lead('Ann', { website_slug: 'south', phone: '0491 570 156', submission_key: key('2') }) },
        {
          lead: lead('Bo', { category: 'Trade-In Valuation', Rego: 'ABC 123', submission_key: key('3') }),
          files: [photo],
        },
        { lead: lead('Cy', { lead_status: 'Incomplete', email: 'half@example.com', submission_key: key('4') }) },
        {
          lead: lead('Di', {
            spam_signals: ['trap_filled'],
            stock_number: 'U_100%',
            postcode: '0800',
            submission_key: key('5'),
          }),
        },
      ]
      for (const [at, { lead: each, files = [] }] of rows.entries())
        await store.add(each as ReturnType<typeof lead>, files, new Date(now.getTime() + at * 86_400_000))
      await setState(db, 2, 'answered', null)
    })

    const ids = async (filter: Partial<LeadFilter>, scope: readonly string[] | null = null) => {
      const asked = { filter: { ...everything, ...filter }, scope, after: null, size: 10 }
      return (await listLeads(db, asked)).leads.map(({ id }) => id)
    }

    const span = (websites: readonly string[] | null, since: string, until: string) => ({ websites, since, until })

    test.each<[string, Partial<LeadFilter>, number[]]>([
      ['everything, newest first', {}, [5, 4, 3, 2, 1]],
      ['one website', { website: 'south' }, [2]],
      ['one category', { category: 'Trade-In Valuation' }, [3]],
      ['words in any order', { words: 'UTE mary' }, [1]],
      ['a phone without its blanks', { words: '0491570156' }, [2]],
      ['a phone with them', { words: '0491 570 156' }, [2]],
      ['a plate without its blanks', { words: 'abc123' }, [3]],
      ['a postcode', { words: '0800' }, [5]],
      ['a stock number with odd signs', { words: 'u_100%' }, [5]],
      ['no sign that stands for any other', { words: 'u%0' }, []],
      ['a lead by its number', { words: '#4' }, [4]],
      ['an e-mail address', { words: 'half@example.com' }, [4]],
      ['what is half done', { show: 'incomplete' }, [4]],
      ['what is done', { show: 'complete' }, [5, 3, 2, 1]],
      ['what is doubtful', { show: 'doubtful' }, [5]],
      ['what came with files', { show: 'files' }, [3]],
      ['what was answered', { state: 'answered' }, [2]],
      ['what is new', { state: 'new' }, [5, 4, 3, 1]],
      ['some days', { spans: [span(null, '2026-03-03T01:00:00.000Z', '2026-03-05T01:00:00.000Z')] }, [3, 2]],
      [
        'some days of each website',
        {
          spans: [span(['south', 'east'], '', '2026-03-04T01:00:00.000Z'), span(null, '2026-03-05T01:00:00.000Z', '')],
        },
        [5, 4, 2],
      ],
      ['days without a bound', { spans: [span(['south'], '', ''), span(null, '', '')] }, [5, 4, 3, 2, 1]],
      ['all conditions at once', { website: 'north', words: 'half', show: 'incomplete' }, [4]],
    ])('a dealer sees %s', async (_reason, filter, seen) => {
      expect(await ids(filter)).toEqual(seen)
    })

    it('shows nobody the leads of another', async () => {
      expect(await ids({}, ['south'])).toEqual([2])
      expect(await ids({ website: 'north' }, ['south'])).toEqual([])
      expect(await ids({}, [])).toEqual([])
      expect(await setState(db, 1, 'spam', ['south'])).toBe(false)
      expect(await leadChoices(db, ['south'])).toEqual({
        websites: ['south'],
        categories: ['General Enquiry'],
        total: 1,
      })
    })

    it('goes on where the page before ended', async () => {
      const first = await listLeads(db, { filter: everything, scope: null, after: null, size: 3 })
      expect([first.leads.map(({ id }) => id), first.total, first.next]).toEqual([[5, 4, 3], 5, 3])
      const second = await listLeads(db, { filter: everything, scope: null, after: first.next, size: 3 })
      expect([second.leads.map(({ id }) => id), second.next]).toEqual([[2, 1], null])
    })

    it('gives them all, piece by piece', async () => {
      const all: number[] = []
      for await (const { id } of everyLead(db, everything, ['north'])) all.push(id)
      expect(all).toEqual([5, 4, 3, 1])
    })
  })
})

describe('leads of an earlier version', () => {
  it('are found in the list after the next start', async () => {
    const file = join(folder, 'old.sqlite')
    const old = new DatabaseSync(file)
    old.exec(`CREATE TABLE leads (id INTEGER PRIMARY KEY AUTOINCREMENT, submission_key TEXT UNIQUE, website_slug TEXT NOT NULL,
      received_at TEXT NOT NULL, updated_at TEXT NOT NULL, lead TEXT NOT NULL, files TEXT NOT NULL);
      CREATE TABLE contents (lead_id INTEGER NOT NULL REFERENCES leads(id), digest TEXT NOT NULL, PRIMARY KEY (lead_id, digest));`)
    const insert = old.prepare(
      'INSERT INTO leads (website_slug, received_at, updated_at, lead, files) VALUES (?, ?, ?, ?, ?)',
    )
    // Each by itself would be written to disk 1,203 times.
    old.exec('BEGIN')
    for (let at = 0; at < 1203; at++) {
      const words = JSON.stringify({ website_slug: 'north', category: 'General Enquiry', name: `Shopper ${at}` })
      insert.run('north', now.toISOString(), now.toISOString(), words, '[]')
    }
    old.exec('COMMIT')
    old.close()
    for (const _ of ['the first start', 'the next']) {
      const db = await opened({ file })
      expect((await leadChoices(db, null)).total).toBe(1203)
      const asked = { filter: { ...everything, words: 'shopper 1202' }, scope: null, after: null, size: 5 }
      expect((await listLeads(db, asked)).total).toBe(1)
    }
  })
})
