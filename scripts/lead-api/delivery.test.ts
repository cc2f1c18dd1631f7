import fc from 'fast-check'
import type { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { type LeadApi, type LeadParcel, type Means, sendLead } from '#api/leads.ts'
import { readOutbox, type WaitingLead } from '#api/outbox.ts'
import { FakeStorage, fakeShelf } from '#stores/fake-shelf.ts'
import { fileBox } from '#stores/file-box.ts'
import { leadFiles } from '#stores/lead-files.ts'
import { outboxOn } from '#stores/outbox.ts'
import { createLeadApp } from './app.ts'

const runs = Number(process.env.FORECOURT_FAULT_RUNS ?? 150)
const start = Date.parse('2026-03-02T01:00:00Z')

/** What may go wrong with one request; `cut` never reaches the API, the others may or may not have been kept. */
const fault = fc.constantFrom(
  null,
  'cut',
  { kind: 'drop', when: 'before' },
  { kind: 'drop', when: 'after' },
  { kind: 'error', when: 'before' },
  { kind: 'error', when: 'after' },
  { kind: 'html', when: 'before' },
  { kind: 'html', when: 'after' },
  { kind: 'no-id', when: 'after' },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 503, when: 'after' },
)

type Fault = typeof fault extends fc.Arbitrary<infer T> ? T : never

/** A press of the button with a message, a visit that empties the outbox, or a page that closes in mid-flight. */
const step = fc.oneof(
  fc.record({ does: fc.constant('press' as const), message: fc.constantFrom('a', 'b') }),
  fc.record({ does: fc.constant('visit' as const) }),
)

const json = { 'content-type': 'application/json' }

async function plan(app: Hono, next: Fault): Promise<void> {
  const list = next === null || next === 'cut' ? [] : [next]
  await app.request('/faults', { method: 'POST', body: JSON.stringify(list), headers: json })
}

/** A browser between the shopper and the embedded API, with the faults of one schedule in its way. */
function browser(app: Hono, faults: readonly Fault[]): Means {
  let at = 0
  return {
    fetch: async (address, init) => {
      const next = faults[at] ?? null
      at += 1
      if (next === 'cut') throw new TypeError('Failed to fetch')
      await plan(app, next)
      const answer = await app.request(String(address), init)
      if (answer.status === 599) throw new TypeError('Failed to fetch')
      return answer
    },
    wait: async () => undefined,
    random: () => 0,
  }
}

/** Every press has its own moment in the consent record, as in a browser. */
const leadOf = (key: string, message: string, press: number) => ({
  website_slug: 'north',
  category: 'General Enquiry',
  email: 'mary@example.com',
  message,
  submission_key: key,
  consent: {
    text: 'News?',
    state: true,
    method: 'checkbox',
    at: new Date(start + press).toISOString(),
    page: '/contact',
  },
})

async function keptMessages(app: Hono): Promise<readonly string[]> {
  const lines = (await (await app.request('/leads.csv')).text()).trim().split('\r\n').slice(1)
  return lines.map((line) => /"(a|b)"/.exec(line)?.[1] ?? '')
}

interface Tally {
  falseSuccess: number
  lost: number
  duplicates: number
}

/** Plays one schedule and counts what must never happen. */
async function play(
  steps: readonly ({ does: 'press'; message: string } | { does: 'visit' })[],
  faults: readonly Fault[],
) {
  const app = createLeadApp({ file: ':memory:', faults: true, now: () => new Date(start) })
  const means = browser(app, faults)
  const api: LeadApi = { base: '', mock: false }
  const shelf = fakeShelf('north', new FakeStorage())
  const send = (parcel: LeadParcel) => sendLead(api, parcel, means)
  const outbox = outboxOn(shelf, {
    now: () => start,
    send: async (waiting) => {
      const answer = await send({ lead: waiting.lead, leadId: waiting.leadId })
      return answer.kind === 'known' ? 'unsent' : answer.kind
    },
    alone: (work) => work(),
    files: leadFiles(shelf, async () => fileBox('north')),
  })
  const key = 'one-shopper-one-form'
  let wanted: string | null = null
  let presses = 0
  const tally: Tally = { falseSuccess: 0, lost: 0, duplicates: 0 }
  for (const each of steps) {
    if (each.does === 'visit') await outbox.flush()
    else {
      wanted = each.message
      presses += 1
      const lead = leadOf(key, each.message, presses)
      const waiting: WaitingLead = {
        key,
        at: start,
        notBefore: start,
        form: 'enquiry',
        api,
        target: 'server',
        lead,
        leadId: null,
        files: 0,
      }
      outbox.put(waiting)
      const answer = await send({ lead })
      if (answer.kind !== 'unsent') outbox.cancel(key)
      if (answer.kind === 'sent' && !(await keptMessages(app)).includes(each.message)) tally.falseSuccess += 1
    }
    const kept = await keptMessages(app)
    const waits = readOutbox(shelf.read('outbox'), start)
    if (kept.length > 1) tally.duplicates += 1
    if (wanted !== null && !kept.includes(wanted) && waits.every((lead) => lead.lead.message !== wanted))
      tally.lost += 1
  }
  return tally
}

describe('delivery through whatever the network does', () => {
  it(
    'is never falsely a success, never silently lost and never doubled (S7.4, S8.7)',
    async () => {
      const total: Tally = { falseSuccess: 0, lost: 0, duplicates: 0 }
      const schedule = fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 5 }),
        fc.array(fault, { maxLength: 12 }),
        async (steps, faults) => {
          const tally = await play(steps, faults)
          for (const count of Object.keys(total) as (keyof Tally)[]) total[count] += tally[count]
          expect(tally).toEqual({ falseSuccess: 0, lost: 0, duplicates: 0 })
        },
      )
      await fc.assert(schedule, { seed: 1, numRuns: runs })
      if (runs > 300) console.log(`${runs} schedules:`, total)
    },
    10 * 60_000,
  )
})
