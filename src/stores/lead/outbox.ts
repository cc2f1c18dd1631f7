import { atom, type ReadableAtom } from 'nanostores'
import type { SiteEvent } from '#api/analytics.ts'
import type { LeadAnswer } from '#api/lead-answer.ts'
import type { LeadPayload } from '#api/lead-payload.ts'
import { sendLead } from '#api/leads.ts'
import { localSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'
import { createFileStorage, type FileStorage } from './file-storage.ts'
import type { SentLead } from './sent-lead.ts'
import { maxAgeMs, mostWaiting, readOutbox, readyToSend, type WaitingLead } from './waiting-lead.ts'
import { waitingNames } from './waiting-names.ts'
import { withLock } from './with-lock.ts'

/** Outcome of a waiting lead that left the outbox. */
export interface Delivery {
  readonly key: string
  readonly form: string
  readonly outcome: 'sent' | 'refused'
  /** Null when it was refused. */
  readonly sent: SentLead | null
  /** Analytics event to record when it was sent; null when unknown. */
  readonly event: SiteEvent | null
}

/** What was stored of a lead: everything, its text without its files, or nothing that outlives this page. */
export type Kept = 'all' | 'words' | 'nothing'

/** The unsent leads of one site. */
export interface Outbox {
  readonly $waiting: ReadableAtom<readonly WaitingLead[]>
  /** The last lead that `flush` sent or that the API refused; null before the first. */
  readonly $delivered: ReadableAtom<Delivery | null>
  /** Stores a lead, text first. What the browser refuses lasts as long as the page. A full outbox takes no new lead. */
  put(waiting: WaitingLead, files?: readonly File[]): Promise<Kept>
  /** Removes a lead: the shopper changed their mind, or it was sent another way. */
  cancel(key: string): void
  /** Empties the outbox, including files. */
  cancelAll(): Promise<void>
  /** Sends the leads that are due, one after another, in one tab at a time. */
  flush(): Promise<void>
}

/** Browser dependencies of an outbox. */
export interface OutboxDependencies {
  readonly storage: SiteStorage
  readonly files: FileStorage
  readonly now: () => number
  readonly send: (waiting: WaitingLead, files: readonly File[]) => Promise<LeadAnswer>
  /** Runs the work in one tab at a time. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>
}

/** Adds the number of files that the browser lost, so that the dealer does not look for them. */
function withMissing({ lead, files }: WaitingLead, found: number): LeadPayload {
  return found < files ? { ...lead, files_missing: files - found } : lead
}

/** Sends one waiting lead with its stored files. */
export function sendWaiting(waiting: WaitingLead, files: readonly File[] = [], send = sendLead): Promise<LeadAnswer> {
  const { api, target, leadId } = waiting
  return send(api, { lead: withMissing(waiting, files.length), files, leadId, target })
}

/** An outbox in a site's storage. */
export function createOutbox({ storage, files, now, send, withLock }: OutboxDependencies): Outbox {
  const read = () => readOutbox(storage.read(waitingNames.leads), now())
  const $waiting = atom<readonly WaitingLead[]>(read())
  const $delivered = atom<Delivery | null>(null)
  let isFlushing = false
  /** The browser refused to store the leads: they wait in this page only. */
  let isInMemory = false

  const kept = (): readonly WaitingLead[] =>
    isInMemory ? $waiting.value.filter(({ at }) => now() - at < maxAgeMs) : read()

  /** False when the browser refuses. */
  const keep = (waiting: readonly WaitingLead[]): boolean => {
    if (waiting.length === 0) storage.remove(waitingNames.leads)
    isInMemory = waiting.length > 0 && !storage.write(waitingNames.leads, waiting)
    $waiting.set(waiting)
    return !isInMemory
  }

  const cancel = (key: string): void => {
    const waiting = kept().find((each) => each.key === key)
    if (!waiting) return
    keep(kept().filter((each) => each.key !== key))
    if (waiting.files > 0) void files.drop(key)
  }

  /** Skips a lead that was cancelled meanwhile, here or in another tab; one that is neither sent nor refused stays. */
  const sendOne = async (key: string): Promise<void> => {
    const waiting = kept().find((each) => each.key === key)
    if (!waiting) return
    const answer = await send(waiting, waiting.files > 0 ? await files.take(key) : [])
    if (answer.kind !== 'sent' && answer.kind !== 'refused') return
    cancel(key)
    const { form, lead, event } = waiting
    const sent = answer.kind === 'sent' ? { id: answer.id, lead } : null
    $delivered.set({ key, form, outcome: answer.kind, sent, event })
  }

  const sendAll = async (): Promise<void> => {
    for (const { key } of readyToSend(kept(), now())) await sendOne(key)
  }

  storage.watch(waitingNames.leads, () => $waiting.set(kept()))

  return {
    $waiting,
    $delivered,
    cancel,
    async put(waiting, added = []) {
      const others = kept().filter(({ key }) => key !== waiting.key)
      // An update of a delivered lead, such as its payment status, is stored even when the outbox is full.
      if (waiting.leadId === null && others.length >= mostWaiting) return 'nothing'
      const isKept = keep([...others, { ...waiting, files: added.length }])
      const areKept = added.length === 0 || (await files.keep(waiting.key, added))
      if (!isKept) return 'nothing'
      return areKept ? 'all' : 'words'
    },
    async cancelAll() {
      keep([])
      await files.clear()
    },
    async flush() {
      if (isFlushing) return
      isFlushing = true
      try {
        // Also drops leads older than a day.
        if (!isInMemory) keep(kept())
        if (kept().length > 0) await withLock(sendAll)
        await files.tidy(kept().flatMap(({ key, files: count }) => (count > 0 ? [key] : [])))
      } finally {
        isFlushing = false
      }
    },
  }
}

/** This site's outbox in this browser. */
export const outbox: Outbox = createOutbox({
  storage: localSiteStorage,
  files: createFileStorage(),
  now: () => Date.now(),
  send: (waiting, files) => sendWaiting(waiting, files),
  withLock: (work) => withLock('forecourt-outbox', work),
})
