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

/** Configuration of deliveries. */
export interface Outgoing {
  readonly dealers: readonly LeadDealer[]
  /** Without a mailer, mails are stored in the outbox table, to be viewed at /leads/outbox. */
  readonly mailer?: Mailer
  readonly senders: Omit<Senders, 'mailer'>
  /** Whether several processes share the database. */
  readonly isShared: boolean
}

interface Parts {
  readonly db: Database
  readonly store: LeadStore
  readonly now: () => Date
}

/** The background tasks of a lead API. */
export interface Background {
  /** Triggers due deliveries without waiting for them. */
  wake(): void
  /** Stop functions; each waits for its task's current run. */
  readonly stops: readonly (() => unknown)[]
}

/** Returns a look-up of a lead's dealer by its `website_slug`; null when it is none of these. */
export function createDealerLookup(dealers: readonly LeadDealer[]): (stored: StoredLead) => LeadDealer | null {
  const bySlug = new Map(dealers.map((dealer) => [dealer.site.slug, dealer]))
  return ({ lead }) => bySlug.get(String(lead.website_slug)) ?? null
}

/** Resumes after a previous process: releases its claims (single process only) and plans held leads. */
async function goOn({ db, now }: Parts, { dealers, isShared }: Outgoing): Promise<void> {
  if (!isShared) await releaseClaims(db)
  const planned = await planHeld(db, createDealerLookup(dealers), now())
  if (planned > 0) console.log(`${planned} leads that waited for a leads.yaml go to its receivers.`)
}

function workerOf(parts: Parts, outgoing: Outgoing): Worker {
  const { dealers, mailer, senders, isShared } = outgoing
  const sent = { ...senders, mailer: mailer ?? outboxMailer(parts.db) }
  const report = (text: string) => console.error(text)
  const first = () => goOn(parts, outgoing)
  return startWorker({ ...parts, senders: sent, dealerOf: createDealerLookup(dealers), isShared, first, report })
}

/** Purges expired leads, unless the system clock cannot be trusted. */
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

/** Starts the delivery worker and the deletion tasks. */
export function startBackground(parts: Parts, outgoing: Outgoing): Background {
  const worker = workerOf(parts, outgoing)
  worker.wake()
  const stops = [worker, ...cleaningOf(parts, outgoing)].map((part) => () => part.stop())
  return { wake: () => worker.wake(), stops }
}
