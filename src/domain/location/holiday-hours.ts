import { shortDate } from '../text/dates.ts'
import type { LocalePolicy } from '../text/locale.ts'
import { addDays, wallClock } from '../text/wall-clock.ts'
import { listTime, wallMinutesOf } from './clock-text.ts'
import type { Location, SpecialHoursEntry } from './location.ts'

/** Displayed hours of one holiday. */
export interface HolidayRow {
  /** YYYY-MM-DD */
  readonly date: string
  /** "Fri 18 Apr 2025" */
  readonly label: string
  /** "Good Friday", or null when the source names none. */
  readonly name: string | null
  /** "9:00am - 3:00pm", "Closed" */
  readonly text: string
  readonly isClosed: boolean
}

function holidayText({ status, start_hour, end_hour, hours_text }: SpecialHoursEntry): string {
  const [from, to] = [wallMinutesOf(start_hour), wallMinutesOf(end_hour)]
  if (status === 'Closed') return 'Closed'
  if (hours_text) return hours_text
  return from === null || to === null ? 'Open' : `${listTime(from)} - ${listTime(to)}`
}

/**
 * A location's holiday hours from today on, soonest first; empty when there are none. "Today" is in the location's
 * zone; times are shown in the source's own offset.
 */
export function holidayRows(
  location: Pick<Location, 'special_hours' | 'timeZone'>,
  locale: Pick<LocalePolicy, 'locale'>,
  now: Date,
): readonly HolidayRow[] {
  const today = wallClock(now, location.timeZone).date
  const coming = location.special_hours.filter(({ date }) => date >= today)
  const soonestFirst = coming.toSorted((a, b) => a.date.localeCompare(b.date, 'en'))
  return soonestFirst.map((entry) => ({
    date: entry.date.slice(0, 10),
    label: shortDate(entry.date, locale),
    name: entry.name,
    text: holidayText(entry),
    isClosed: entry.status === 'Closed',
  }))
}

/** The holidays from today up to and including the day `days` ahead. */
export function holidaysAhead(
  days: number,
  ...[location, locale, now]: Parameters<typeof holidayRows>
): readonly HolidayRow[] {
  const last = addDays(wallClock(now, location.timeZone).date, days)
  return holidayRows(location, locale, now).filter(({ date }) => date <= last)
}
