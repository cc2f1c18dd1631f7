import type { LeadDealer } from './deliveries/receivers.ts'
import { logText } from './log-text.ts'
import { addUp, nothingRemoved, type Removed, removeLeads } from './store/remove-leads.ts'
import type { Database } from './store/tables.ts'

const dayMs = 86_400_000

/** Leads received before a moment of which nothing is still to be sent. */
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

/** Deletes what dealers keep no longer, and says how many of each dealer; one whose file cannot be used keeps all. */
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
    all = addUp(all, removed)
  }
  return all
}

/** Deletes what is kept no longer, for as long as it runs. */
export interface Cleaning {
  /** Waits for what is being deleted. */
  stop(): Promise<void>
}

/** Cleans now and every so often, until it is stopped. What fails is told, and tried again the next time. */
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

/** Purges leads now and every day. */
export const startPurging = (purge: () => Promise<unknown>, report: (text: string) => void): Cleaning =>
  startCleaning(purge, dayMs, (reason) => report(`Older leads were not deleted: ${reason}`))

/** Sweeps files that no lead came to keep, now and every hour. */
export const startSweeping = (sweep: () => Promise<unknown>, report: (text: string) => void): Cleaning =>
  startCleaning(sweep, dayMs / 24, (reason) => report(`Files that no lead keeps were not deleted: ${reason}`))
