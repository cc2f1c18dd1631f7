import type { Database } from './store/tables.ts'

const hourMs = 3_600_000
/** Upper bound on the age of the newest lead of an API in use, in ms. */
const lately = 7 * 24 * hourMs

/** Log message for a day on which no lead is deleted for its age. */
export const clockWarning = (now: Date): string =>
  `No lead is deleted for its age today: this machine’s clock says ${now.toISOString()}, which is far from the leads that came or from what it said before. If it is right, older leads go in a day; if not, set it.`

/** When the newest lead was received, in ms since the epoch; null without leads. */
async function newestLead(db: Database): Promise<number | null> {
  const newest = db.selectFrom('listings').select('received_at').orderBy('received_at', 'desc').limit(1)
  const row = await newest.executeTakeFirst()
  return row ? Date.parse(row.received_at) : null
}

/**
 * Returns a function that tells whether the system clock can be trusted before leads are deleted: a clock that is years
 * ahead would make all of them expire. The first call compares it with the newest lead; later calls compare it with the
 * monotonic clock `ran` (ms this process has run), so that a dealer without new leads waits one more day, not for ever.
 */
export function clockWatch(db: Database, ran: () => number = () => performance.now()): (now: Date) => Promise<boolean> {
  /** Wall-clock time at which this process started, in ms, derived from the latest call. */
  let start: number | null = null
  return async (now) => {
    const before = start
    start = now.getTime() - ran()
    if (before !== null) return Math.abs(start - before) < hourMs
    const newest = await newestLead(db)
    return newest === null || now.getTime() - newest < lately
  }
}
