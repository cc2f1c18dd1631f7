import type { Database } from './store/tables.ts'

const hourMs = 3_600_000
/** A lead API that takes leads has one of these days. */
const lately = 7 * 24 * hourMs

/** What is said where leads are not deleted for their age today. */
export const clockWarning = (now: Date): string =>
  `No lead is deleted for its age today: this machine’s clock says ${now.toISOString()}, which is far from the leads that came or from what it said before. If it is right, older leads go in a day; if not, set it.`

/** The moment that the newest lead was received at, in ms since 1970; null where none is kept. */
async function newestLead(db: Database): Promise<number | null> {
  const newest = db.selectFrom('listings').select('received_at').orderBy('received_at', 'desc').limit(1)
  const row = await newest.executeTakeFirst()
  return row ? Date.parse(row.received_at) : null
}

/**
 * Tells whether a clock may be taken at its word where leads are deleted for good: by one that is years ahead all of them would be
 * old. At first it is held against the newest lead; from then on it has to go as evenly as this process runs, so that a dealer
 * whom nobody writes to any more waits a day longer and not for ever. `ran` is how long that is, in ms.
 */
export function clockWatch(db: Database, ran: () => number = () => performance.now()): (now: Date) => Promise<boolean> {
  /** What the clock would have said when this process started. */
  let start: number | null = null
  return async (now) => {
    const before = start
    start = now.getTime() - ran()
    if (before !== null) return Math.abs(start - before) < hourMs
    const newest = await newestLead(db)
    return newest === null || now.getTime() - newest < lately
  }
}
