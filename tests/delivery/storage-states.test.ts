import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { createStore, keys } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WaitingLead } from '#stores/lead/waiting-lead.ts'
import { FakeStorage } from '#stores/storage/fake-storage.ts'

const runs = Number(process.env.FORECOURT_STORAGE_RUNS ?? 600)
const start = Date.parse('2026-03-02T01:00:00Z')
const prefix = 'north'

/** Every name the stores keep something under, and one of nobody's. */
const names = [
  'contact-details',
  'draft-car-enquiry-7',
  'draft-enquiry-',
  'outbox',
  'outbox-files',
  'idempotency',
  'valuation',
  'enquired-car',
  'success-category',
  'recent-request',
  'visit',
  'reservation',
  'review-rating',
  'saved',
  'forget',
  'stranger',
] as const

/** What may stand in a browser: nothing, sound JSON of any shape, broken JSON, or text of any kind. */
const content = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.json().map((text) => text.slice(0, Math.floor(text.length / 2))),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('[]', '{}', 'null', '[null]', '{"at":1e999}', '[{"key":"a","at":0}]'),
)

const state = fc.record({
  local: fc.dictionary(fc.constantFrom(...names), content),
  session: fc.dictionary(fc.constantFrom(...names), content),
  localMode: fc.constantFrom('open', 'blocked', 'full'),
  sessionMode: fc.constantFrom('open', 'blocked', 'full'),
  room: fc.integer({ min: 0, max: 20 }),
  hasDatabase: fc.boolean(),
})

type State = typeof state extends fc.Arbitrary<infer T> ? T : never

function fill(storage: FakeStorage, entries: Readonly<Record<string, string>>, mode: FakeStorage['mode']): FakeStorage {
  for (const [name, text] of Object.entries(entries)) storage.entries.set(`${prefix}:${name}`, text)
  storage.mode = mode
  return storage
}

const working = globalThis.indexedDB

function open({ local, session, localMode, sessionMode, room, hasDatabase }: State) {
  const localStorage = fill(new FakeStorage(), local, localMode as FakeStorage['mode'])
  const sessionStorage = fill(new FakeStorage(), session, sessionMode as FakeStorage['mode'])
  localStorage.room = room
  sessionStorage.room = room
  const events = new EventTarget()
  vi.stubGlobal('window', Object.assign(events, { localStorage, sessionStorage }))
  vi.stubGlobal('indexedDB', hasDatabase ? working : undefined)
  return { localStorage, sessionStorage }
}

const waiting: WaitingLead = {
  key: 'k'.repeat(20),
  at: start,
  notBefore: start,
  form: 'enquiry',
  api: { base: '', mock: false },
  target: 'server',
  lead: { email: 'mary@example.com', submission_key: 'k'.repeat(20) },
  leadId: null,
  files: 0,
  event: null,
}

/** All that a visit does with what a browser keeps: read everything, then leave something of everything behind. */
async function visit(): Promise<void> {
  const details = await import('#stores/contact-details.ts')
  const { keepDraft, readDraft } = await import('#stores/form/draft.ts')
  const { outbox } = await import('#stores/lead/outbox.ts')
  const { submissionLock } = await import('#stores/lead/submission-lock.ts')
  const valuation = await import('#stores/trade-in/valuation.ts')
  const success = await import('#stores/success.ts')
  const asking = await import('#stores/ask-visit.ts')
  const asked = await import('#stores/asked-visit.ts')
  const { noteVisit, visitSoFar } = await import('#stores/visit.ts')
  const reservation = await import('#stores/checkout/reservation.ts')
  const now = new Date(start)
  details.rememberedDetails('days30', now)
  readDraft('draft-enquiry-')
  valuation.rememberedValuation()
  success.enquiredCar()
  visitSoFar()
  reservation.keptReservation('7')
  details.rememberDetails('days30', { name: 'Mary', email: 'mary@example.com' }, now)
  keepDraft('draft-enquiry-', { values: { first_name: 'Mary' }, submissionKey: null })
  valuation.rememberValuation(8000)
  success.rememberCar({ id: '7', slug: 'tern', title: 'Mary’s car' })
  success.rememberCategory('mary')
  asked.askedVisit('mary')
  asking.rememberAsked({
    address: 'mary',
    date: '2026-03-05',
    time: '',
    placeId: 'mary',
    place: 'mary',
    zone: 'UTC',
    work: 'mary',
    car: '',
    price: '',
    deposit: '',
  })
  noteVisit({ pathname: '/mary', search: '?utm_source=mary' })
  reservation.keepReservation({
    carId: '7',
    state: 'paying',
    id: 1,
    unpaidAttempts: 0,
    lead: { email: 'mary@example.com' },
  })
  await submissionLock.once('mary', 'k'.repeat(20), async () => null)
  await outbox.put(waiting, [new File(['mary'], 'mary.jpg')])
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { storage: prefix } } })
})
afterEach(() => vi.unstubAllGlobals())

/** What the shopper asked to be forgotten may stand nowhere; saved cars and what others keep may. */
const left = (storage: FakeStorage) =>
  [...storage.entries].filter(([key, text]) => /mary/i.test(text) && !/:(saved|stranger)$/.test(key))

describe('whatever state a browser’s storage is in', () => {
  it(
    'nothing throws, and after "Clear my details" no byte of them remains, in files neither',
    async () => {
      const { forgetShopper } = await import('#stores/forget.ts')
      await fc.assert(
        fc.asyncProperty(state, async (each) => {
          const { localStorage, sessionStorage } = open(each)
          await visit()
          await forgetShopper()
          if (localStorage.mode !== 'blocked') expect(left(localStorage)).toEqual([])
          if (sessionStorage.mode !== 'blocked') expect(left(sessionStorage)).toEqual([])
          vi.stubGlobal('indexedDB', working)
          expect(await keys(createStore(`${prefix}:outbox-files`, 'files'))).toEqual([])
        }),
        { seed: 1, numRuns: runs },
      )
      if (runs > 1000) console.log(`${runs} states of storage, no error, no byte left`)
    },
    20 * 60_000,
  )
})
