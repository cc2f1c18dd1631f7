import type { LeadDealer } from './deliveries/receivers.ts'
import { logText } from './log-text.ts'
import { nothingRemoved, type Removed, removeLeads, sumRemoved } from './store/remove-leads.ts'
import type { Database } from './store/tables.ts'

const dayMs = 86_400_000

/** Ids of a site's leads received before `before` (ISO) that have no pending delivery. */
async function dueIds(db: Database, slug: string, before: string): Promise<readonly number[]> {
  const waiting = db.selectFrom('deliveries').select('lead_id').where('state', '=', 'waiting')
  const rows = await db
    .selectFrom('listings')
    .select('lead_id')
    .where('website_slug', '=', slug)
    .where('received_at', '<', before)
    .where('lead_id', 'not in', waiting)
    .orderBy('lead_id')
    .execute()
  return rows.map(({ lead_id }) => lead_id)
}

async function purgeOne(db: Database, { site, file }: LeadDealer, now: Date): Promise<Removed> {
  if (!file?.keep_days) return nothingRemoved
  const before = new Date(now.getTime() - file.keep_days * dayMs).toISOString()
  return removeLeads(db, await dueIds(db, site.slug, before))
}

const told = (slug: string, days: number | null, { leads, files }: Removed) =>
  `${slug}: leads older than ${days} days deleted: ${leads}, files: ${files}.`

/**
 * Deletes leads older than their dealer's `keep_days` and reports the count per dealer. An invalid leads.yaml keeps
 * all.
 */
export async function purgeLeads(
  db: Database,
  dealers: readonly LeadDealer[],
  now: Date,
  report: (text: string) => void,
): Promise<Removed> {
  let all = nothingRemoved
  for (const dealer of dealers) {
    const removed = await purgeOne(db, dealer, now)
    if (removed.leads > 0) report(told(dealer.site.slug, dealer.file?.keep_days ?? null, removed))
    all = sumRemoved(all, removed)
  }
  return all
}

/** A recurring deletion task. */
export interface Cleaning {
  /** Cancels further runs and waits for the current one. */
  stop(): Promise<void>
}

/** Runs `clean` now and every `everyMs` until stopped. A failure is reported and retried at the next run. */
function startCleaning(clean: () => Promise<unknown>, everyMs: number, failed: (reason: string) => void): Cleaning {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = clean().catch((error: unknown) => failed(logText(error)))
  }
  run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Purges expired leads now and every day. */
export const startPurging = (purge: () => Promise<unknown>, report: (text: string) => void): Cleaning =>
  startCleaning(purge, dayMs, (reason) => report(`Older leads were not deleted: ${reason}`))

/** Deletes uploaded files that belong to no lead, now and every hour. */
export const startSweeping = (sweep: () => Promise<unknown>, report: (text: string) => void): Cleaning =>
  startCleaning(sweep, dayMs / 24, (reason) => report(`Files that no lead keeps were not deleted: ${reason}`))
