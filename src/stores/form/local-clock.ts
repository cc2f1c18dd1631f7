import { timeText, wallClock } from '#domain/text/wall-clock.ts'
import type { LocalClock } from '#forms/upcoming.ts'

/** What the clock on the wall of a place says. @throws RangeError for a zone that does not exist */
export function localClock(now: Date, timeZone: string): LocalClock {
  const { date, minutes } = wallClock(now, timeZone)
  return { date, time: timeText(minutes) }
}
