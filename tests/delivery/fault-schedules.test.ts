import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLeadApp } from '#scripts/lead-api/app.ts'
import { type Fault, launchBrowser } from './fault-browser.ts'
import {
  asTheyAre,
  type FormKind,
  formKind,
  photos,
  Shopper,
  type Spoil,
  type Step,
  step,
  type Wanted,
} from './shopper.ts'

const runs = Number(process.env.FORECOURT_FAULT_RUNS ?? 150)
const start = Date.parse('2026-03-02T01:00:00Z')

const fault = fc.constantFrom<Fault>(
  null,
  'cut',
  { kind: 'drop', when: 'before' },
  { kind: 'drop', when: 'after' },
  { kind: 'error', when: 'before' },
  { kind: 'error', when: 'after' },
  { kind: 'html', when: 'before' },
  { kind: 'html', when: 'after' },
  { kind: 'no-id', when: 'after' },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 503, when: 'after' },
)

const folder = mkdtempSync(join(tmpdir(), 'schedules-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Tally {
  falseSuccess: number
  lost: number
  duplicates: number
}

const holds = (lead: { readonly message: string; readonly files: readonly string[] } | undefined, wanted: Wanted) =>
  lead?.message === wanted.message && photos.slice(0, wanted.photos).every(({ name }) => lead.files.includes(name))

/** Plays one schedule and counts what must never happen. */
async function play(
  kind: FormKind,
  steps: readonly Step[],
  faults: readonly Fault[],
  spoil = asTheyAre,
): Promise<Tally> {
  const app = createLeadApp({ file: ':memory:', folder, faults: true, now: () => new Date(start) })
  const browser = launchBrowser(app, faults, start)
  const facts = { ...kind, email: 'mary@example.com', website: 'north', base: '' }
  const shopper = new Shopper(browser, facts, spoil)
  const tally: Tally = { falseSuccess: 0, lost: 0, duplicates: 0 }
  const look = async () => {
    const leads = await browser.keptLeads()
    const { wanted, end } = shopper
    if (leads.length > 1) tally.duplicates += 1
    if (!wanted || !end) return
    if (end.kind === 'sent' && !holds(leads[0], wanted)) tally.falseSuccess += 1
    const isTold = end.kind === 'failed' && end.failure.kept !== 'outbox'
    if (!isTold && !holds(leads[0], wanted) && !(await browser.waits(wanted.message, wanted.photos))) tally.lost += 1
  }
  for (const each of steps) {
    await shopper.take(each)
    await look()
  }
  browser.mend()
  await browser.visit()
  await look()
  const isWaiting = shopper.wanted !== null && (await browser.waits(shopper.wanted.message, 0))
  if (isWaiting && shopper.end?.kind === 'failed' && shopper.end.failure.kept === 'outbox') tally.lost += 1
  return tally
}

beforeEach(() => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
  vi.stubGlobal('document', { documentElement: { dataset: { storage: 'north' } } })
  return () => vi.unstubAllGlobals()
})

describe('delivery through whatever the network does', () => {
  it(
    'is never falsely a success, never silently lost and never doubled, with files and steps (S7.4, S7.26, S8.7)',
    async () => {
      const total: Tally = { falseSuccess: 0, lost: 0, duplicates: 0 }
      const schedule = fc.asyncProperty(
        formKind,
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.array(fault, { maxLength: 14 }),
        async (kind, steps, faults) => {
          const tally = await play(kind, steps, faults)
          for (const count of Object.keys(total) as (keyof Tally)[]) total[count] += tally[count]
          expect(tally).toEqual({ falseSuccess: 0, lost: 0, duplicates: 0 })
        },
      )
      await fc.assert(schedule, { seed: 1, numRuns: runs })
      if (runs > 300) console.log(`${runs} schedules:`, total)
    },
    20 * 60_000,
  )

  it.each<[keyof Tally, string, Spoil, readonly Step[], readonly Fault[]]>([
    [
      'falseSuccess',
      'an answer that is believed unread',
      (dependencies) => ({ ...dependencies, send: async () => ({ kind: 'sent', id: 1 }) }),
      [{ does: 'press', message: 'a', photos: 0 }],
      [],
    ],
    [
      'lost',
      'an outbox that keeps nothing and says it does',
      (dependencies) => ({ ...dependencies, outbox: { ...dependencies.outbox, put: async () => 'all' } }),
      [{ does: 'press', message: 'a', photos: 0 }],
      ['cut', 'cut', 'cut'],
    ],
    [
      'lost',
      'an outbox that leaves the photos behind',
      (dependencies) => ({
        ...dependencies,
        outbox: { ...dependencies.outbox, put: (lead) => dependencies.outbox.put(lead) },
      }),
      [{ does: 'press', message: 'a', photos: 2 }],
      ['cut', 'cut', 'cut'],
    ],
    [
      'duplicates',
      'tabs that know nothing of each other',
      (dependencies) => ({
        ...dependencies,
        lock: { once: (_, key, work) => work({ key, leadId: null }, () => undefined) },
      }),
      [{ does: 'press', message: 'a', photos: 0 }, { does: 'again' }],
      [],
    ],
  ])('counts as %s %s', async (count, _reason, spoil, steps, faults) => {
    expect((await play({ hasSteps: false, target: 'server' }, steps, faults, spoil))[count]).toBeGreaterThan(0)
  })
})
