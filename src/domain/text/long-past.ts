import { addDays, wallClock } from './wall-clock.ts'

/** What ended within a month may still be looked at, and put to use again. */
const freshDays = 30

/** Whether a date, or the day of a time, ended so long ago in a zone that it stands there forgotten. */
export function isLongPast(date: string, now: Date, timeZone: string): boolean {
  return date.slice(0, 10) < addDays(wallClock(now, timeZone).date, -freshDays)
}
