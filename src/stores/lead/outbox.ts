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

/** What became of a waiting lead, for those who want to tell the shopper. */
export interface Delivery {
  readonly key: string
  readonly form: string
  readonly outcome: 'sent' | 'refused'
  /** Null where it was refused. */
  readonly sent: SentLead | null
  /** What is counted now that it arrived. */
  readonly event: SiteEvent | null
}

/** What a browser kept of a lead: everything, its words without its files, or nothing beyond this page. */
export type Kept = 'all' | 'words' | 'nothing'

/** The leads of one site that still have to go out. */
export interface Outbox {
  readonly $waiting: ReadableAtom<readonly WaitingLead[]>
  /** The last lead that left by itself; null until one does. */
  readonly $delivered: ReadableAtom<Delivery | null>
  /** Keeps a lead, its words at once; what the browser would not keep waits only while the page lives. A full outbox takes no new lead. */
  put(waiting: WaitingLead, files?: readonly File[]): Promise<Kept>
  /** The shopper changed their mind, or the lead went out another way. */
  cancel(key: string): void
  /** Empties the outbox, files and all. */
  cancelAll(): Promise<void>
  /** Tries everything that waits, one lead after another; never two tries of one browser at once. */
  flush(): Promise<void>
}

/** What an outbox needs of the browser. */
export interface OutboxDependencies {
  readonly storage: SiteStorage
  readonly files: FileStorage
  readonly now: () => number
  readonly send: (waiting: WaitingLead, files: readonly File[]) => Promise<LeadAnswer>
  /** Runs the work in one tab at a time. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>
}

/** What a lead says of files that its browser let go of: nobody shall look for them in vain. */
function withMissing({ lead, files }: WaitingLead, found: number): LeadPayload {
  return found < files ? { ...lead, files_missing: files - found } : lead
}

/** Tries one waiting lead with the files that were kept for it. */
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
  /** The browser would not keep the leads, so that they wait in this page only. */
  let isInMemory = false

  const kept = (): readonly WaitingLead[] =>
    isInMemory ? $waiting.value.filter(({ at }) => now() - at < maxAgeMs) : read()

  /** False where the browser does not keep them. */
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

  /** Whatever was cancelled meanwhile, here or in another tab, is not sent; what is neither sent nor refused stays. */
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
      // What changes a lead that arrived, such as the word that it is paid, is kept all the same.
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
        // What is past its day is not kept either.
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
