import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { LeadAnswer } from '#api/lead-answer.ts'
import type { LeadParcel } from '#api/leads.ts'
import { FakeStorage, fakeSiteStorage, storageEvent } from '../storage/fake-storage.ts'
import { fileDatabase } from './file-database.ts'
import { createFileStorage } from './file-storage.ts'
import { createOutbox, sendWaiting } from './outbox.ts'
import { headStartMs, maxAgeMs, readOutbox, readyToSend, type WaitingLead } from './waiting-lead.ts'

const start = Date.parse('2026-03-02T01:00:00Z')

const waiting = (key: string, changes: Partial<WaitingLead> = {}): WaitingLead => ({
  key,
  at: start,
  notBefore: start,
  form: 'enquiry',
  api: { base: '', mock: false },
  target: 'server',
  lead: { submission_key: key },
  leadId: null,
  files: 0,
  event: { name: 'generate_lead', id: 22, facts: { form: 'enquiry' } },
  ...changes,
})

const answers = {
  refused: { kind: 'refused', message: null, fields: {} },
  unsent: { kind: 'unsent', message: null, mayRetry: true },
  known: { kind: 'known', id: 1 },
} as const

function open(
  storage = new FakeStorage(),
  outcome: (key: string) => LeadAnswer = (key) => ({ kind: 'sent', id: `id of ${key}` }),
) {
  const tried: string[] = []
  const texts: string[] = []
  const clock = { now: start }
  const siteStorage = fakeSiteStorage('north', storage)
  const outbox = createOutbox({
    storage: siteStorage,
    now: () => clock.now,
    send: async ({ key }, files) => {
      tried.push(key)
      for (const file of files) texts.push(await file.text())
      return outcome(key)
    },
    withLock: (work) => work(),
    files: createFileStorage(siteStorage, async () => fileDatabase('north')),
  })
  return { outbox, tried, texts, clock, siteStorage, keys: () => outbox.$waiting.get().map((each) => each.key) }
}

describe('the outbox of a site', () => {
  it('holds a lead once: a later version takes its place', async () => {
    const { outbox, keys } = open()
    for (const each of [waiting('a'), waiting('b'), waiting('a', { lead: { message: 'new' } })]) await outbox.put(each)
    expect(keys()).toEqual(['b', 'a'])
    expect(outbox.$waiting.get()[1]?.lead).toEqual({ message: 'new' })
  })

  it('keeps a lead for the next visit, shows it there and sends it then', async () => {
    const storage = new FakeStorage()
    open(storage).outbox.put(waiting('a'))
    const next = open(storage)
    expect(next.keys()).toEqual(['a'])
    await next.outbox.flush()
    expect(next.tried).toEqual(['a'])
    expect(next.keys()).toEqual([])
    expect(storage.length).toBe(0)
    expect(next.outbox.$delivered.get()).toEqual({
      key: 'a',
      form: 'enquiry',
      outcome: 'sent',
      sent: { id: 'id of a', lead: { submission_key: 'a' } },
      event: { name: 'generate_lead', id: 22, facts: { form: 'enquiry' } },
    })
  })

  it('keeps what still does not go out, lets go of what is refused, and says so', async () => {
    const { outbox, keys } = open(
      new FakeStorage(),
      (key) => answers[key === 'b' ? 'refused' : key === 'c' ? 'unsent' : 'known'],
    )
    for (const key of ['a', 'b', 'c']) outbox.put(waiting(key))
    await outbox.flush()
    expect(keys()).toEqual(['a', 'c'])
    expect(outbox.$delivered.get()).toMatchObject({ key: 'b', outcome: 'refused', sent: null })
  })

  it('tries again, one lead after another, what did not go out', async () => {
    const { outbox, tried } = open(new FakeStorage(), () => answers.unsent)
    for (const key of ['a', 'b']) outbox.put(waiting(key))
    await outbox.flush()
    await outbox.flush()
    expect(tried).toEqual(['a', 'b', 'a', 'b'])
  })

  it('sends nothing that was cancelled while another lead was on its way', async () => {
    const storage = new FakeStorage()
    const { outbox, tried } = open(storage, () => {
      open(storage).outbox.cancel('b')
      return answers.unsent
    })
    for (const key of ['a', 'b']) outbox.put(waiting(key))
    await outbox.flush()
    expect(tried).toEqual(['a'])
  })

  it('keeps all others when one that it does not have is cancelled', async () => {
    const { outbox, keys } = open()
    await outbox.put(waiting('a'), [photo])
    outbox.cancel('x')
    await outbox.flush()
    expect(keys()).toEqual([])
    expect(await fileDatabase('north').take('a')).toEqual([])
  })

  it('takes no new lead beside twenty, and says so; a change of one that arrived is kept', async () => {
    const { outbox, keys } = open()
    const all = Array.from({ length: 20 }, (_, at) => waiting(`k${at}`))
    for (const each of all) expect(await outbox.put(each)).toBe('all')
    expect(await outbox.put(waiting('k20'), [photo])).toBe('nothing')
    expect(keys()).toEqual(all.map(({ key }) => key))
    expect(await fileDatabase('north').take('k20')).toEqual([])
    expect(await outbox.put(waiting('k7', { lead: { message: 'new' } }))).toBe('all')
    outbox.cancel('k0')
    expect(await outbox.put(waiting('k20'))).toBe('all')
    expect(await outbox.put(waiting('paid', { leadId: 7 }))).toBe('all')
    expect(keys().at(-1)).toBe('paid')
  })

  it('sends nothing twice when it is asked twice at once', async () => {
    const { outbox, tried } = open()
    outbox.put(waiting('a'))
    await Promise.all([outbox.flush(), outbox.flush()])
    expect(tried).toEqual(['a'])
  })

  it('sends nothing that the shopper cancelled, in this tab or another', async () => {
    const storage = new FakeStorage()
    const here = open(storage)
    const there = open(storage)
    here.outbox.put(waiting('a'))
    there.outbox.cancel('a')
    await here.outbox.flush()
    expect(here.tried).toEqual([])
  })

  it('forgets a lead after a day, and no word of it stays in the browser', async () => {
    const storage = new FakeStorage()
    const { outbox, tried, clock, siteStorage } = open(storage, () => answers.unsent)
    outbox.put(waiting('a', { lead: { email: 'mary@example.com' } }))
    clock.now += maxAgeMs - 1
    outbox.put(waiting('b', { at: clock.now }))
    clock.now += 1
    await outbox.flush()
    expect(tried).toEqual(['b'])
    expect(JSON.stringify(siteStorage.read('outbox'))).not.toContain('mary')
    clock.now += maxAgeMs
    await outbox.flush()
    expect(storage.length).toBe(0)
  })

  it('leaves what another tab kept alone where its own leads wait in the page', async () => {
    const storage = new FakeStorage()
    const here = open(storage, () => answers.unsent)
    storage.mode = 'full'
    await here.outbox.put(waiting('a'))
    storage.mode = 'open'
    await open(storage).outbox.put(waiting('b'))
    await here.outbox.flush()
    expect(open(storage).keys()).toEqual(['b'])
  })

  it('shows what another tab put there', () => {
    const storage = new FakeStorage()
    const { outbox, siteStorage, keys } = open(storage)
    const stop = outbox.$waiting.subscribe(() => {})
    open(storage).outbox.put(waiting('a'))
    siteStorage.events.dispatchEvent(storageEvent('north:outbox'))
    expect(keys()).toEqual(['a'])
    stop()
  })

  it.each(['blocked', 'full'] as const)('says when the browser will not keep a lead: %s', async (mode) => {
    const storage = new FakeStorage()
    const { outbox, tried } = open(storage)
    storage.mode = mode
    const stop = outbox.$waiting.subscribe(() => {})
    expect(await outbox.put(waiting('a'))).toBe('nothing')
    await outbox.flush()
    expect(tried).toEqual(['a'])
    stop()
  })

  it('lets go of a lead after a day in a page whose browser keeps nothing', async () => {
    const storage = new FakeStorage()
    const { outbox, tried, clock } = open(storage, () => answers.unsent)
    storage.mode = 'blocked'
    const stop = outbox.$waiting.subscribe(() => {})
    await outbox.put(waiting('a'))
    clock.now += maxAgeMs - 1
    await outbox.flush()
    clock.now += 1
    await outbox.flush()
    expect(tried).toEqual(['a'])
    stop()
  })

  it('leaves no byte behind when everything is cancelled', async () => {
    const storage = new FakeStorage()
    const { outbox } = open(storage)
    await outbox.put(waiting('a'), [photo])
    await outbox.cancelAll()
    expect(storage.length).toBe(0)
    expect(await fileDatabase('north').take('a')).toEqual([])
  })
})

const photo = new File(['front'], 'front.jpg', { type: 'image/jpeg' })

describe('files in the outbox', () => {
  it('wait for the next visit and go out with their lead, once', async () => {
    const storage = new FakeStorage()
    expect(await open(storage).outbox.put(waiting('a'), [photo])).toBe('all')
    const next = open(storage)
    await next.outbox.flush()
    await next.outbox.flush()
    expect([next.tried, next.texts]).toEqual([['a'], ['front']])
    expect(await fileDatabase('north').take('a')).toEqual([])
    expect(storage.length).toBe(0)
  })

  it('wait as long as their lead does', async () => {
    const storage = new FakeStorage()
    await open(storage).outbox.put(waiting('a'), [photo])
    const offline = open(storage, () => answers.unsent)
    await offline.outbox.put(waiting('b'))
    await offline.outbox.flush()
    const online = open(storage)
    await online.outbox.flush()
    expect([online.tried, online.texts]).toEqual([['a', 'b'], ['front']])
  })

  it('stay behind when they are too many to keep, and the shopper is told', async () => {
    const storage = new FakeStorage()
    const huge = Object.defineProperty(new File(['x'], 'huge.jpg'), 'size', { value: 26 * 1024 * 1024 })
    expect(await open(storage).outbox.put(waiting('a'), [huge])).toBe('words')
    const next = open(storage)
    await next.outbox.flush()
    expect([next.tried, next.texts]).toEqual([['a'], []])
  })

  it('go out from the page that holds them where the browser keeps nothing', async () => {
    const { outbox, texts, siteStorage } = open()
    siteStorage.storage.mode = 'blocked'
    const stop = outbox.$waiting.subscribe(() => {})
    expect(await outbox.put(waiting('a'), [photo])).toBe('nothing')
    await outbox.flush()
    expect(texts).toEqual(['front'])
    stop()
  })

  it('go when their lead is cancelled or past its day', async () => {
    const storage = new FakeStorage()
    const { outbox, clock } = open(storage)
    await outbox.put(waiting('a'), [photo])
    await outbox.put(waiting('b'), [photo])
    outbox.cancel('a')
    clock.now += maxAgeMs
    await outbox.flush()
    expect(await Promise.all(['a', 'b'].map((key) => fileDatabase('north').take(key)))).toEqual([[], []])
  })
})

const keys = (outbox: readonly WaitingLead[]) => outbox.map((each) => each.key)

describe('what is kept of an outbox', () => {
  test.each([
    ['a moment old', 1000, ['a']],
    ['a day old less a moment', maxAgeMs - 1, ['a']],
    ['a day old', maxAgeMs, []],
    ['from a clock that ran ahead and was set back', -60_000, ['a']],
    ['from more than a day ahead', -maxAgeMs, []],
  ])('keeps a lead %s', (_reason, age, expected) => {
    expect(keys(readOutbox([waiting('a', { at: start - age })], start))).toEqual(expected)
  })

  it('leaves a lead alone while the page that put it there is still trying', () => {
    const outbox = [waiting('a', { notBefore: start + headStartMs }), waiting('b')]
    expect(keys(readyToSend(outbox, start))).toEqual(['b'])
    expect(keys(readyToSend(outbox, start + headStartMs))).toEqual(['a', 'b'])
  })

  it('never waits for a clock that was set back to come to the moment of a lead', () => {
    const outbox = readOutbox([waiting('a', { at: start + 1, notBefore: start + headStartMs })], start)
    expect(keys(readyToSend(outbox, start))).toEqual(['a'])
  })

  it('never puts a lead off for longer than a page tries', () => {
    const [read] = readOutbox([waiting('a', { notBefore: start + maxAgeMs })], start)
    expect(read?.notBefore).toBe(start + headStartMs)
  })

  it('is read as it was written, whatever a lead says', () => {
    const all = [
      waiting('a', { target: 'car-clarity', api: { base: 'https://api.example', mock: true }, leadId: 7, files: 2 }),
      waiting('b', { leadId: 'seven', event: null, notBefore: start + 1 }),
      waiting('c', { event: { name: 'generate_lead', id: 15, facts: { form: 'car', car_id: '7', place: 2 } } }),
    ]
    expect(readOutbox(JSON.parse(JSON.stringify(all)), start)).toEqual(all)
  })

  test.each<[string, object]>([
    ['no key', { key: 7 }],
    ['no time', { at: '1' }],
    ['no form', { form: null }],
    ['nowhere to go', { api: null }],
    ['no address to go to', { api: { mock: true } }],
    ['no words', { lead: 'words' }],
  ])('leaves out what has %s', (_reason, broken) => {
    expect(readOutbox([{ ...waiting('a'), ...broken }, waiting('b')], start)).toEqual([waiting('b')])
  })

  test.each<[string, object, object]>([
    ['goes to no other target', { target: 'x' }, { target: 'server' }],
    ['goes to no stand-in', { api: { base: '', mock: 'yes' } }, { api: { base: '', mock: false } }],
    ['changes no other lead', { leadId: {} }, { leadId: null }],
    ['waits for nothing', { notBefore: 'x' }, { notBefore: start }],
    ['has no part of a file', { files: 1.5 }, { files: 0 }],
    ['has no files below none', { files: -1 }, { files: 0 }],
    ['has no files in words', { files: '2' }, { files: 0 }],
    ['counts as nothing else', { event: { name: 'phone_call', id: 1, facts: {} } }, { event: null }],
    ['counts under a number', { event: { name: 'generate_lead', id: '1', facts: {} } }, { event: null }],
    ['counts with facts', { event: { name: 'generate_lead', id: 1, facts: 'x' } }, { event: null }],
    [
      'counts with plain facts',
      { event: { name: 'generate_lead', id: 1, facts: { form: 'a', more: {} } } },
      { event: { name: 'generate_lead', id: 1, facts: { form: 'a' } } },
    ],
  ])('reads what somebody changed as a lead that %s', (_reason, changed, read) => {
    expect(readOutbox([{ ...waiting('a'), ...changed }], start)).toEqual([{ ...waiting('a'), ...read }])
  })

  it('reads any content and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => Array.isArray(readOutbox(value, start))),
      { seed: 1, numRuns: 2000 },
    )
  })

  test.each([
    ['all', 2, undefined],
    ['some', 1, 1],
    ['none', 0, 2],
  ])('says how many files are missing when the browser kept %s of two', async (_reason, found, missing) => {
    const sent: LeadParcel[] = []
    const files = Array.from({ length: found }, () => new File(['x'], 'a.jpg'))
    await sendWaiting(waiting('a', { files: 2 }), files, async (_, parcel) => {
      sent.push(parcel)
      return { kind: 'sent', id: 1 }
    })
    expect([sent[0]?.files?.length, sent[0]?.lead.files_missing]).toEqual([found, missing])
  })
})
