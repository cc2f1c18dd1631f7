import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { LeadParcel } from './leads.ts'
import {
  firstRest,
  longestWait,
  putIn,
  readOutbox,
  readyToSend,
  sendWaiting,
  takeOut,
  type WaitingLead,
} from './outbox.ts'

const now = Date.parse('2026-03-02T01:00:00Z')

const waiting = (key: string, changes: Partial<WaitingLead> = {}): WaitingLead => ({
  key,
  at: now,
  notBefore: now,
  form: 'enquiry',
  api: { base: '', mock: false },
  target: 'server',
  lead: { submission_key: key },
  leadId: null,
  files: 0,
  event: null,
  ...changes,
})

const keys = (outbox: readonly WaitingLead[]) => outbox.map((each) => each.key)

describe('the outbox', () => {
  it('holds a lead once: a later version takes its place', () => {
    const outbox = putIn([waiting('a'), waiting('b')], waiting('a', { lead: { message: 'new' } }))
    expect(keys(outbox)).toEqual(['b', 'a'])
    expect(outbox[1]?.lead).toEqual({ message: 'new' })
    expect(keys(takeOut(outbox, 'b'))).toEqual(['a'])
  })

  test.each([
    ['a moment old', 1000, ['a']],
    ['a day old less a moment', longestWait - 1, ['a']],
    ['a day old', longestWait, []],
    ['from a clock that ran ahead', -60_000, []],
  ])('keeps a lead %s', (_reason, age, expected) => {
    expect(keys(readOutbox([waiting('a', { at: now - age })], now))).toEqual(expected)
  })

  it('leaves a lead alone while the page that put it there is still trying', () => {
    const outbox = [waiting('a', { notBefore: now + firstRest }), waiting('b')]
    expect(keys(readyToSend(outbox, now))).toEqual(['b'])
    expect(keys(readyToSend(outbox, now + firstRest))).toEqual(['a', 'b'])
  })

  it('never puts a lead off for longer than a page tries', () => {
    const [read] = readOutbox([waiting('a', { notBefore: now + longestWait })], now)
    expect(read?.notBefore).toBe(now + firstRest)
  })

  it('reads any content and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => Array.isArray(readOutbox(value, now))),
      { seed: 1, numRuns: 2000 },
    )
  })

  test.each([
    ['sent', { kind: 'sent', id: 1 } as const, 'sent'],
    ['refused', { kind: 'refused', message: null, fields: {} } as const, 'refused'],
    ['unsent', { kind: 'unsent', message: null, mayRetry: true } as const, 'unsent'],
    ['known even as a change', { kind: 'known', id: 1 } as const, 'unsent'],
  ])('a try that ends as %s', async (_reason, answer, outcome) => {
    expect(await sendWaiting(waiting('a'), [], async () => answer)).toBe(outcome)
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
