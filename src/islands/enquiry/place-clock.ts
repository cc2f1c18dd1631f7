import { timeText, wallClock } from '#domain/text/wall-clock.ts'
import type { PlaceClock } from '#forms/upcoming.ts'

/** What the clock on the wall of a place says. @throws RangeError for a zone that does not exist */
export function placeClock(now: Date, timeZone: string): PlaceClock {
  const { date, minutes } = wallClock(now, timeZone)
  return { date, time: timeText(minutes) }
}
