import { dayMs, instantOf } from '../text/instant.ts'
import { momentOf } from '../text/moment.ts'

/**
 * Parses a date or a time with offset as ms since 1970; a date is its start in the zone, `daysOn` days later. NaN if
 * unreadable.
 */
function momentIn(text: string, timeZone: string, daysOn: number): number {
  const midnight = Date.parse(`${text}T00:00Z`)
  if (text.includes('T') || Number.isNaN(midnight)) return instantOf(text) ?? Number.NaN
  const day = new Date(midnight + daysOn * dayMs).toISOString().slice(0, 10)
  return momentOf(day, '00:00', timeZone).getTime()
}

/** Whether a promo ends before or when it starts, comparing instants across zones. */
export function isOverAtStart(start: string, expiry: string, timeZone: string): boolean {
  return momentIn(start, timeZone, 0) >= momentIn(expiry, timeZone, 1)
}
