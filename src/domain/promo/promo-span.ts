import { dayMs, instantOf } from '../text/instant.ts'
import { momentOf } from '../text/moment.ts'

/** The moment that a date or a time with its offset names: of a date the first minute in the zone, `daysOn` days later. */
function momentIn(text: string, timeZone: string, daysOn: number): number {
  const midnight = Date.parse(`${text}T00:00Z`)
  if (text.includes('T') || Number.isNaN(midnight)) return instantOf(text) ?? Number.NaN
  const day = new Date(midnight + daysOn * dayMs).toISOString().slice(0, 10)
  return momentOf(day, '00:00', timeZone).getTime()
}

/** Whether a promo is over before it could start: moments are held against each other, whatever zones they are written in. */
export function isOverAtStart(start: string, expiry: string, timeZone: string): boolean {
  return momentIn(start, timeZone, 0) >= momentIn(expiry, timeZone, 1)
}
