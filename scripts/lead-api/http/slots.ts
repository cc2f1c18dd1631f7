import type { Location, OpeningHoursEntry } from '#domain/location/location.ts'
import { timeText, wallClock } from '#domain/text/wall-clock.ts'

/** One day's free times, as the slots call returns them. */
export interface SlotDay {
  /** YYYY-MM-DD in the location's zone. */
  readonly date: string
  /** "HH:MM", every half hour from opening to half an hour before closing. */
  readonly times: readonly string[]
}

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

function timesOf(entry: OpeningHoursEntry | undefined): readonly string[] {
  if (!entry || entry.status === 'Closed' || !entry.open || !entry.close) return []
  const first = minutes(entry.open)
  const count = Math.max(0, Math.floor((minutes(entry.close) - first) / 30))
  return Array.from({ length: count }, (_, index) => timeText(first + index * 30))
}

/**
 * Free times of a location for `days` days starting at `from`. Closed days, days with special hours, and times already
 * past in the location's time zone are left out.
 */
export function slotsOf(location: Location, from: string, days: number, now: Date): readonly SlotDay[] {
  const clockThere = wallClock(now, location.timeZone)
  const isToCome = (date: string, time: string) =>
    date > clockThere.date || (date === clockThere.date && minutes(time) > clockThere.minutes)
  const start = Date.parse(`${from}T00:00:00Z`)
  const dates = Array.from({ length: days }, (_, index) => new Date(start + index * 86_400_000))
  const holidays = new Set(location.special_hours.map((entry) => entry.date))
  return dates
    .map((day) => {
      const entry = location.contact_detail.opening_hours.find((each) => each.weekday === day.getUTCDay())
      const date = day.toISOString().slice(0, 10)
      return { date, times: timesOf(entry).filter((time) => isToCome(date, time)) }
    })
    .filter((day) => day.times.length > 0 && !holidays.has(day.date))
}
