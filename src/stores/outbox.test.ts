import { describe, expect, it } from 'vitest'
import type { WaitingLead } from '#api/outbox.ts'
import { FakeStorage, fakeShelf, storageEvent } from './fake-shelf.ts'
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
})

type Outcome = 'sent' | 'refused' | 'unsent'

function open(storage = new FakeStorage(), outcome: (key: string) => Outcome = () => 'sent') {
  const tried: string[] = []
  const clock = { now: start }
  const shelf = fakeShelf('north', storage)
  const outbox = outboxOn(shelf, {
    now: () => clock.now,
    send: async ({ key }) => {
      tried.push(key)
      return outcome(key)
    },
    alone: (work) => work(),
  })
  return { outbox, tried, clock, shelf, keys: () => outbox.$waiting.get().map((each) => each.key) }
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
    expect(next.outbox.$delivered.get()).toEqual({ key: 'a', form: 'enquiry', outcome: 'sent' })
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
    expect(outbox.put(waiting('a'))).toBe(false)
    await outbox.flush()
    expect(tried).toEqual(['a'])
    stop()
  })

  it('leaves no byte behind when everything is cancelled', () => {
    const storage = new FakeStorage()
    const { outbox } = open(storage)
    outbox.put(waiting('a'))
    outbox.cancelAll()
    expect(storage.length).toBe(0)
  })
})
