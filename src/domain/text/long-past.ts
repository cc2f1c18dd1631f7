import { addDays, wallClock } from './wall-clock.ts'

/** Days after its end during which an entry may still be in use or reused. */
const freshDays = 30

/** Whether a date, or the date of a time, is over 30 days past in a zone, so that the entry looks forgotten. */
export function isLongPast(date: string, now: Date, timeZone: string): boolean {
  return date.slice(0, 10) < addDays(wallClock(now, timeZone).date, -freshDays)
}
