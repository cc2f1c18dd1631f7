import { timeText, wallClock } from '#domain/text/wall-clock.ts'
import type { LocalClock } from '#forms/upcoming.ts'

/** Local date and time in a time zone. @throws RangeError for an unknown zone */
export function localClock(now: Date, timeZone: string): LocalClock {
  const { date, minutes } = wallClock(now, timeZone)
  return { date, time: timeText(minutes) }
}
