import { isCalendarDay } from '#domain/text/instant.ts'
import { minutesAhead, timeText } from '#domain/text/wall-clock.ts'

/** Years with a wall in every zone: clocks write year 26 in two signs, and the day after the last of 9999 in more than four. */
const yearsOnWalls = /^(?:19|2\d)\d\d-/

/** A day and a time on a zone's wall as ISO 8601 with its offset; null for what is no such time. */
export function isoOnWall(date: string, time: string, timeZone: string): string | null {
  if (!isCalendarDay(date) || !yearsOnWalls.test(date) || !/^([01]\d|2[0-3]):[0-5]\d/.test(time)) return null
  const asUtc = Date.parse(`${date}T${time.slice(0, 5)}:00Z`)
  const guess = minutesAhead(new Date(asUtc), timeZone)
  const ahead = minutesAhead(new Date(asUtc - guess * 60_000), timeZone)
  return `${date}T${time.slice(0, 5)}:00${ahead < 0 ? '-' : '+'}${timeText(Math.abs(ahead))}`
}
