import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { WaitingLead } from '#api/outbox.ts'
import { FakeStorage, fakeShelf, storageEvent } from './fake-shelf.ts'
import { fileBox } from './file-box.ts'
import { leadFiles } from './lead-files.ts'
import { outboxOn } from './outbox.ts'

const start = Date.parse('2026-03-02T01:00:00Z')

const waiting = (key: string, at = start): WaitingLead => ({
  key,
  at,
  notBefore: at,
  form: 'enquiry',
  api: { base: '', mock: false },
  target: 'server',
  lead: { submission_key: key },
  leadId: null,
  files: 0,
  event: { name: 'generate_lead', id: 22, facts: { form: 'enquiry' } },
})

type Outcome = 'sent' | 'refused' | 'unsent'

function open(storage = new FakeStorage(), outcome: (key: string) => Outcome = () => 'sent') {
  const tried: string[] = []
  const texts: string[] = []
  const clock = { now: start }
  const shelf = fakeShelf('north', storage)
  const outbox = outboxOn(shelf, {
    now: () => clock.now,
    send: async ({ key }, files) => {
      tried.push(key)
      for (const file of files) texts.push(await file.text())
      return outcome(key)
    },
    alone: (work) => work(),
    files: leadFiles(shelf, async () => fileBox('north')),
  })
  return { outbox, tried, texts, clock, shelf, keys: () => outbox.$waiting.get().map((each) => each.key) }
}

describe('the outbox of a site', () => {
  it('keeps a lead for the next visit and sends it then', async () => {
    const storage = new FakeStorage()
    open(storage).outbox.put(waiting('a'))
    const next = open(storage)
    await next.outbox.flush()
    expect(next.tried).toEqual(['a'])
    expect(next.keys()).toEqual([])
    expect(storage.length).toBe(0)
    expect(next.outbox.$delivered.get()).toEqual({
      key: 'a',
      form: 'enquiry',
      outcome: 'sent',
      event: { name: 'generate_lead', id: 22, facts: { form: 'enquiry' } },
    })
  })

  it('keeps what still does not go out, lets go of what is refused, and says so', async () => {
    const { outbox, keys } = open(new FakeStorage(), (key) => (key === 'b' ? 'refused' : 'unsent'))
    for (const key of ['a', 'b', 'c']) outbox.put(waiting(key))
    await outbox.flush()
    expect(keys()).toEqual(['a', 'c'])
    expect(outbox.$delivered.get()?.outcome).toBe('refused')
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

  it('forgets a lead after a day', async () => {
    const { outbox, tried, clock } = open()
    outbox.put(waiting('a'))
    clock.now += 24 * 60 * 60 * 1000
    await outbox.flush()
    expect(tried).toEqual([])
  })

  it('shows what another tab put there', () => {
    const storage = new FakeStorage()
    const { outbox, shelf, keys } = open(storage)
    const stop = outbox.$waiting.subscribe(() => {})
    open(storage).outbox.put(waiting('a'))
    shelf.events.dispatchEvent(storageEvent('north:outbox'))
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

  it('leaves no byte behind when everything is cancelled', async () => {
    const storage = new FakeStorage()
    const { outbox } = open(storage)
    await outbox.put(waiting('a'), [photo])
    await outbox.cancelAll()
    expect(storage.length).toBe(0)
    expect(await fileBox('north').take('a')).toEqual([])
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
    expect(await fileBox('north').take('a')).toEqual([])
    expect(storage.length).toBe(0)
  })

  it('stay behind when they are too many to keep, and the shopper is told', async () => {
    const storage = new FakeStorage()
    const huge = { ...photo, size: 26 * 1024 * 1024 } as File
    expect(await open(storage).outbox.put(waiting('a'), [huge])).toBe('words')
    const next = open(storage)
    await next.outbox.flush()
    expect([next.tried, next.texts]).toEqual([['a'], []])
  })

  it('go out from the page that holds them where the browser keeps nothing', async () => {
    const { outbox, texts, shelf } = open()
    shelf.storage.mode = 'blocked'
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
    clock.now += 24 * 60 * 60 * 1000
    await outbox.flush()
    expect(await Promise.all(['a', 'b'].map((key) => fileBox('north').take(key)))).toEqual([[], []])
  })
})
