import type { StoredLead } from './asked/stored-lead.ts'
import { clockWarning, clockWatch } from './clock-watch.ts'
import type { Mailer } from './deliveries/mailer.ts'
import { outboxMailer } from './deliveries/outbox-mailer.ts'
import { planHeld } from './deliveries/plan.ts'
import { releaseClaims } from './deliveries/queue.ts'
import type { LeadDealer } from './deliveries/receivers.ts'
import type { Senders } from './deliveries/send.ts'
import { startWorker, type Worker } from './deliveries/worker.ts'
import { type Cleaning, purgeLeads, startPurging, startSweeping } from './keep-days.ts'
import type { LeadStore } from './store/lead-store.ts'
import { sweepPendingUploads } from './store/pending-uploads.ts'
import type { Database } from './store/tables.ts'

/** What goes out of leads. */
export interface Outgoing {
  readonly dealers: readonly LeadDealer[]
  /** Mails are kept to be looked at where no mailer is named. */
  readonly mailer?: Mailer
  readonly senders: Omit<Senders, 'mailer'>
  /** Several processes share the database. */
  readonly isShared: boolean
}

interface Parts {
  readonly db: Database
  readonly store: LeadStore
  readonly now: () => Date
}

/** What works behind the calls, once it has begun. */
export interface Background {
  /** Sends what a call has left to be sent, without keeping the caller. */
  wake(): void
  /** Each waits for what it is at. */
  readonly stops: readonly (() => unknown)[]
}

/** Whose lead it is; null where that dealer is none of these. */
export function dealerAmong(dealers: readonly LeadDealer[]): (stored: StoredLead) => LeadDealer | null {
  const bySlug = new Map(dealers.map((dealer) => [dealer.site.slug, dealer]))
  return ({ lead }) => bySlug.get(String(lead.website_slug)) ?? null
}

/** Goes on where the process before ended: what that had on its way is due again, and what it held is planned. */
async function goOn({ db, now }: Parts, { dealers, isShared }: Outgoing): Promise<void> {
  if (!isShared) await releaseClaims(db)
  const planned = await planHeld(db, dealerAmong(dealers), now())
  if (planned > 0) console.log(`${planned} leads that waited for a leads.yaml go to its receivers.`)
}

function workerOf(parts: Parts, outgoing: Outgoing): Worker {
  const { dealers, mailer, senders, isShared } = outgoing
  const sent = { ...senders, mailer: mailer ?? outboxMailer(parts.db) }
  const report = (text: string) => console.error(text)
  const first = () => goOn(parts, outgoing)
  return startWorker({ ...parts, senders: sent, dealerOf: dealerAmong(dealers), isShared, first, report })
}

/** Deletes what dealers keep no longer, unless only a clock that may be ahead says so. */
function purgeOf({ db, now }: Parts, dealers: readonly LeadDealer[]): () => Promise<void> {
  const isTrusted = clockWatch(db)
  return async () => {
    const today = now()
    if (await isTrusted(today)) await purgeLeads(db, dealers, today, (text) => console.log(text))
    else if (dealers.some(({ file }) => file?.keep_days)) console.error(clockWarning(today))
  }
}

function cleaningOf(parts: Parts, { dealers }: Outgoing): readonly Cleaning[] {
  const { db, now } = parts
  return [
    startPurging(purgeOf(parts, dealers), console.error),
    startSweeping(() => sweepPendingUploads(db, now()), console.error),
  ]
}

/** Begins what goes out of the leads, and what is deleted of them. */
export function startBackground(parts: Parts, outgoing: Outgoing): Background {
  const worker = workerOf(parts, outgoing)
  worker.wake()
  const stops = [worker, ...cleaningOf(parts, outgoing)].map((part) => () => part.stop())
  return { wake: () => worker.wake(), stops }
}
