import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import { type Arrival, hubSecret, startReceivers } from './leads-trial/receivers.ts'
import { missesOf } from './leads-trial/tally.ts'
import { runTrial } from './leads-trial/trial.ts'

const size = {
  schedules: Number(process.env.FORECOURT_LEAD_SCHEDULES ?? 40),
  kills: Number(process.env.FORECOURT_LEAD_KILLS ?? 3),
  seed: Number(process.env.FORECOURT_LEAD_SEED ?? 1),
  failures: Number(process.env.FORECOURT_LEAD_FAILURES ?? 1),
  patience: 5 * 60_000,
}

const none = {
  lostLeads: [],
  lostMails: [],
  lostHooks: [],
  lostReceipts: [],
  doubledLeads: [],
  doubledReceipts: [],
  withoutKey: [],
}

beforeAll(() => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
  vi.stubGlobal('document', { documentElement: { dataset: { storage: 'north' } } })
  return () => vi.unstubAllGlobals()
})

describe('from the form to the mail that arrived', () => {
  it('loses nothing and doubles nothing, whatever fails and whenever the process is killed', {
    timeout: 60 * 60_000,
  }, async () => {
    const began = performance.now()
    const { misses, ...counts } = await runTrial(size)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${size.schedules} schedules, ${size.kills} kills, seed ${size.seed}, ${seconds} s:`, counts)
    expect(misses).toEqual(none)
    expect([counts.unsigned, counts.strays, counts.exit]).toEqual([0, 0, 0])
    // Something failed at all: a trial without a repeat has tried nothing.
    expect(counts.repeated).toBeGreaterThan(0)
  })
})

describe('what the trial would count', () => {
  const kept = { email: 'a@x.example', message: 'words-1-a', files: 0 }
  const ended = { email: 'a@x.example', wanted: { message: 'words-1-a', photos: 0 } }
  const arrival = (to: string, ...words: string[]): Arrival => ({ to, words: new Set(words), times: 1 })
  const mailed = ['<1>', arrival('desk@x.example', 'words-1-a')] as const
  const receipt = ['<2>', arrival('a@x.example')] as const
  const hook = ['k', arrival('a@x.example', 'words-1-a')] as const
  const all = { mails: new Map([mailed, receipt]), hooks: new Map([hook]) }

  test.each([
    ['nothing where all is well', [kept], all, {}],
    ['a lead that is not kept', [], all, { lostLeads: ['a@x.example'] }],
    ['a lead with other words', [{ ...kept, message: 'words-1-b' }], all, { lostLeads: ['a@x.example'] }],
    ['two leads of one shopper', [kept, kept], all, { doubledLeads: ['a@x.example'] }],
    ['a mail that never came', [kept], { ...all, mails: new Map([receipt]) }, { lostMails: ['a@x.example'] }],
    ['a receipt that never came', [kept], { ...all, mails: new Map([mailed]) }, { lostReceipts: ['a@x.example'] }],
    [
      'two receipts',
      [kept],
      { ...all, mails: new Map([mailed, receipt, ['<3>', receipt[1]]]) },
      { doubledReceipts: ['a@x.example'] },
    ],
    ['a post that never came', [kept], { ...all, hooks: new Map() }, { lostHooks: ['a@x.example'] }],
    [
      'a post without a key',
      [kept],
      { ...all, hooks: new Map([hook, ['undefined', hook[1]]]) },
      { withoutKey: ['undefined'] },
    ],
  ])('%s', (_reason, leads, arrivals, found) => {
    const isStrange = leads.length === 0
    const expected = isStrange ? { ...none, ...found, lostReceipts: ['a@x.example'] } : { ...none, ...found }
    expect(missesOf([ended], leads, arrivals)).toEqual(expected)
  })

  it('a post that is not signed', async () => {
    const receivers = await startReceivers('1', 0)
    const headers = { 'idempotency-key': 'k', 'webhook-timestamp': '1', 'webhook-signature': `v1,${hubSecret}` }
    await fetch(`http://127.0.0.1:${receivers.hubPort}/`, { method: 'POST', body: '{}', headers }).catch(() => null)
    expect(receivers.unsigned).toBe(1)
    await receivers.close()
  })
})
