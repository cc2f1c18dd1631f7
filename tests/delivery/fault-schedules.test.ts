import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeadApi } from '#api/leads.ts'
import { firstStep, stepProgress, stepSaved } from '#forms/steps.ts'
import { createLeadApp } from '#scripts/lead-api/app.ts'
import { fakeProps } from '#stores/form/fake-form.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import { type Submission, type SubmissionDependencies, type SubmissionEnd, submit } from '#stores/lead/submission.ts'
import { type Browser, type Fault, launchBrowser } from './fault-browser.ts'

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

/** A press with what is typed and chosen then, a press in a second tab, a page that is closed and opened again, a visit. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('press' as const),
      message: fc.constantFrom('a', 'b'),
      photos: fc.integer({ min: 0, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('again' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reopen' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('visit' as const) }) },
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const folder = mkdtempSync(join(tmpdir(), 'schedules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const api: LeadApi = { base: '', mock: false }
const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg', lastModified: 1 })
const photos = [photo('front'), photo('back')]

const props = (hasSteps: boolean, target: FormProps['target']): FormProps => ({
  ...fakeProps,
  form: {
    name: 'trade-in',
    category: 'Trade-In Valuation',
    submit: 'Send',
    fields: [{ kind: 'email', name: 'email', label: 'Email' }],
    ...(hasSteps
      ? {
          steps: [
            { name: 'car', title: 'Car', fields: ['message'] },
            { name: 'you', title: 'You', fields: ['email'] },
          ],
        }
      : {}),
  },
  api,
  target,
  memory: 'never',
  failureAlert: 'inline',
  help: { phone: null, email: null },
})

interface Wanted {
  readonly message: string
  readonly photos: number
}

interface Tally {
  falseSuccess: number
  lost: number
  duplicates: number
}

/** A form of one step or of two, for the lead API or the finance partner. */
interface FormKind {
  readonly hasSteps: boolean
  readonly target: FormProps['target']
}

/** Breaks what sending is given on purpose, to see that the counts see it. */
type Spoil = (dependencies: SubmissionDependencies) => SubmissionDependencies

const asTheyAre: Spoil = (dependencies) => dependencies

/** One shopper with one form, who presses, edits, closes, returns; `key` and steps live as a draft does. */
class Shopper {
  readonly browser: Browser
  readonly #props: FormProps
  readonly #spoil: Spoil
  key = 'first-tab-of-the-shopper'
  steps = firstStep(2)
  wanted: Wanted | null = null
  /** The last thing the shopper was told of a whole lead. */
  end: SubmissionEnd | null = null

  constructor(browser: Browser, hasSteps: boolean, target: FormProps['target'], spoil: Spoil) {
    this.browser = browser
    this.#spoil = spoil
    this.#props = props(hasSteps, target)
  }

  get isDone(): boolean {
    return this.end?.kind === 'sent'
  }

  async press(wanted: Wanted, key = this.key): Promise<void> {
    const { steps } = this.#props.form
    const isPartial = steps !== undefined && this.steps.at === 0
    const end = await submit(this.#submission(wanted, key), this.#spoil(this.browser.dependencies()))
    if (end.kind === 'saved') {
      this.key = end.submissionKey
      this.steps = stepSaved(this.steps, 'held', end.leadId)
    }
    if (isPartial) return
    this.wanted = wanted
    this.end = end
  }

  #submission({ message, photos: count }: Wanted, submissionKey: string): Submission {
    const { steps } = this.#props.form
    const isPartial = steps !== undefined && this.steps.at === 0
    return {
      props: this.#props,
      values: isPartial ? { message: 'car' } : { message, email: 'mary@example.com' },
      files: isPartial ? [] : photos.slice(0, count),
      submissionKey,
      spamSignals: [],
      visit: {
        url: 'https://north.example/',
        page_id: '/',
        user_agent: 'Test/1',
        visited_pages: [],
        linked_query_params: {},
      },
      page: '/trade-in',
      progress: steps && stepProgress(this.steps),
    }
  }
}

const holds = (lead: { readonly message: string; readonly files: readonly string[] } | undefined, wanted: Wanted) =>
  lead?.message === wanted.message && photos.slice(0, wanted.photos).every(({ name }) => lead.files.includes(name))

/** Plays one schedule and counts what must never happen. */
async function play(
  { hasSteps, target }: FormKind,
  steps: readonly Step[],
  faults: readonly Fault[],
  spoil = asTheyAre,
): Promise<Tally> {
  const app = createLeadApp({ file: ':memory:', folder, faults: true, now: () => new Date(start) })
  const browser = launchBrowser(app, faults, start)
  const shopper = new Shopper(browser, hasSteps, target, spoil)
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
    if (each.does === 'visit') await browser.visit()
    else if (each.does === 'reopen') browser.reopen()
    else if (each.does === 'press' && !shopper.isDone && !browser.hasDelivered) await shopper.press(each)
    else if (each.does === 'again' && shopper.wanted) await shopper.press(shopper.wanted, 'other-tab-of-the-shopper')
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
        fc.record({ hasSteps: fc.boolean(), target: fc.constantFrom('server', 'car-clarity') }),
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
