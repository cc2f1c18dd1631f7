import type { HolidayRow } from '#domain/location/holiday-hours.ts'
import { type HoursPolicy, shownHours } from '#domain/location/hours.ts'
import type { Location, Weekday } from '#domain/location/location.ts'
import { weekdayOf } from '#domain/text/wall-clock.ts'

/** A line of a location's opening hours, and the weekdays on which it is marked as today's. */
export interface WeekRow {
  readonly label: string
  readonly text: string
  readonly weekdays: readonly Weekday[]
}

const holidayLine = ({ label, name, text, date }: HolidayRow): WeekRow => ({
  label: [label, name].filter(Boolean).join(', '),
  text,
  weekdays: [weekdayOf(date)],
})

/** Form of the opening hours: short (for cards), and with lines for upcoming holidays. */
interface WeekForm {
  readonly isShort: boolean
  readonly hasHolidays: boolean
}

/**
 * Opening hours of a location by weekday. On a holiday the usual line is not marked as today's, as that would
 * contradict the current status. Without opening hours there are no holiday lines.
 */
export function weekRows(
  location: Location,
  policy: HoursPolicy,
  holidays: readonly HolidayRow[],
  { isShort, hasHolidays }: WeekForm,
): readonly WeekRow[] {
  const rows = shownHours(location, policy, isShort)
  const taken = holidays.map(({ date }) => weekdayOf(date))
  const usual = rows.map((row) => ({ ...row, weekdays: row.weekdays.filter((day) => !taken.includes(day)) }))
  return rows.length > 0 && hasHolidays ? [...usual, ...holidays.map(holidayLine)] : usual
}
