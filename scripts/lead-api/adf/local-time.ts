import { isCalendarDay } from '#domain/text/instant.ts'
import { minutesAhead, timeText } from '#domain/text/wall-clock.ts'

/** Years that convert safely in every time zone: others may be formatted with fewer or more than four digits. */
const yearsOnWalls = /^(?:19|2\d)\d\d-/

/** Local date and time in a time zone as ISO 8601 with offset; null when invalid. */
export function formatLocalIso(date: string, time: string, timeZone: string): string | null {
  if (!isCalendarDay(date) || !yearsOnWalls.test(date) || !/^([01]\d|2[0-3]):[0-5]\d/.test(time)) return null
  const asUtc = Date.parse(`${date}T${time.slice(0, 5)}:00Z`)
  const guess = minutesAhead(new Date(asUtc), timeZone)
  const ahead = minutesAhead(new Date(asUtc - guess * 60_000), timeZone)
  return `${date}T${time.slice(0, 5)}:00${ahead < 0 ? '-' : '+'}${timeText(Math.abs(ahead))}`
}
