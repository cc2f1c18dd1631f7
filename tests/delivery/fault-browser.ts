import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { type LeadApi, type LeadParcel, type SendDependencies, sendLead } from '#api/leads.ts'
import type { FileDatabase } from '#stores/lead/file-database.ts'
import { createFileStorage } from '#stores/lead/file-storage.ts'
import { createOutbox, type Outbox, sendWaiting } from '#stores/lead/outbox.ts'
import type { SubmissionDependencies } from '#stores/lead/submission.ts'
import { createSubmissionLock } from '#stores/lead/submission-lock.ts'
import { readOutbox } from '#stores/lead/waiting-lead.ts'
import { FakeStorage, fakeSiteStorage } from '#stores/storage/fake-storage.ts'

/** Fault of one request, null for none. `cut` never reaches the API; with the others, the lead may have been stored. */
export type Fault =
  | null
  | 'cut'
  | { readonly kind: string; readonly when?: 'before' | 'after'; readonly status?: number }

/** A lead as stored by the embedded API. */
export interface KeptLead {
  readonly message: string
  readonly files: readonly string[]
}

/** A shopper's browser: the current page, the outbox, and the submission lock between tabs. */
export interface ShopperBrowser {
  /** Submission dependencies of the current page. */
  dependencies(): SubmissionDependencies
  /** Visits another page, which sends the outbox as far as possible. */
  visit(): Promise<void>
  /** Closes the page, losing its memory, and opens it again. */
  reopen(): void
  /** Whether the stored outbox has a lead with this message and at least that many photos. */
  waits(message: string, photos: number): Promise<boolean>
  /** Number of leads in the outbox. */
  readonly waiting: number
  /** Whether the outbox has sent a lead by itself. */
  readonly hasDelivered: boolean
}

/** A shopper's browser with faults between it and the embedded API. */
export interface Browser extends ShopperBrowser {
  /** Drops all remaining faults. */
  mend(): void
  keptLeads(): Promise<readonly KeptLead[]>
}

/** Hono environment of a request from the API's own machine. */
const dealersOwn = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

const json = { 'content-type': 'application/json' }

function faultyFetch(app: Hono, take: () => Fault): SendDependencies {
  return {
    fetch: async (address, init) => {
      const next = take()
      if (next === 'cut') throw new TypeError('Failed to fetch')
      const body = JSON.stringify(next === null ? [] : [next])
      await app.request('/faults', { method: 'POST', body, headers: json })
      const answer = await app.request(String(address), init)
      if (answer.status === 599) throw new TypeError('Failed to fetch')
      return answer
    },
    wait: async () => undefined,
    random: () => 0,
  }
}

/** A file database that survives reopening the page. */
function memoryDatabase(): FileDatabase {
  const kept = new Map<string, readonly File[]>()
  return {
    keep: async (key, files) => Boolean(kept.set(key, files)),
    take: async (key) => kept.get(key) ?? [],
    drop: async (key) => void kept.delete(key),
    dropOthers: async (wanted) => {
      for (const key of kept.keys()) if (!wanted.includes(key)) kept.delete(key)
    },
    clear: async () => kept.clear(),
  }
}

function readTable(text: string): readonly Readonly<Record<string, string>>[] {
  const cellsOf = (line: string) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell)
  const [names = [], ...lines] = text.trim().split('\r\n').map(cellsOf)
  return lines.map((cells) => {
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  })
}

/** Creates a browser with this network. */
export function shopperBrowser(network: SendDependencies, start: number): ShopperBrowser {
  const siteStorage = fakeSiteStorage('north', new FakeStorage())
  const database = memoryDatabase()
  const state = { hasDelivered: false, presses: 0 }
  const send = (api: LeadApi, parcel: LeadParcel) => sendLead(api, parcel, network)
  const openPage = () => {
    const outbox: Outbox = createOutbox({
      storage: siteStorage,
      now: () => start,
      send: (lead, files) => sendWaiting(lead, files, send),
      withLock: (work) => work(),
      files: createFileStorage(siteStorage, async () => database),
    })
    outbox.$delivered.listen((delivery) => {
      state.hasDelivered ||= delivery?.outcome === 'sent'
    })
    const lock = createSubmissionLock({
      storage: siteStorage,
      now: () => start,
      withLock: (_, work) => work(),
      fingerprint: async (content) => createHash('sha256').update(content).digest('hex'),
    })
    return { outbox, lock }
  }
  let page = openPage()
  return {
    dependencies: () => ({
      send,
      outbox: {
        // Without `notBefore`, so that any visit can send the lead.
        put: (lead, files) => page.outbox.put({ ...lead, notBefore: start }, files),
        cancel: (key) => page.outbox.cancel(key),
      },
      announce: () => undefined,
      report: () => undefined,
      // Each press has its own time in the consent record, as in a browser.
      now: () => new Date(start - 1000 + state.presses++),
      lock: page.lock,
    }),
    visit: () => page.outbox.flush(),
    reopen: () => {
      page = openPage()
    },
    async waits(message, photos) {
      const leads = readOutbox(siteStorage.read('outbox'), start)
      const lead = leads.find((each) => each.lead.message === message)
      return (
        lead !== undefined &&
        (lead.files === 0 || photos === 0 ? lead.files >= photos : (await database.take(lead.key)).length >= photos)
      )
    },
    get waiting() {
      return readOutbox(siteStorage.read('outbox'), start).length
    },
    get hasDelivered() {
      return state.hasDelivered
    },
  }
}

/** Creates a browser on the embedded API; each request gets the next fault of the list. */
export function launchBrowser(app: Hono, faults: readonly Fault[], start: number): Browser {
  const waiting = [...faults]
  const browser = shopperBrowser(
    faultyFetch(app, () => waiting.shift() ?? null),
    start,
  )
  return Object.assign(browser, {
    mend: () => void waiting.splice(0),
    async keptLeads() {
      const text = await (await app.request('/leads.csv', {}, dealersOwn)).text()
      return readTable(text).map(({ Message = '', Files = '' }) => ({ message: Message, files: Files.split(', ') }))
    },
  })
}
