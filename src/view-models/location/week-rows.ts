import type { HolidayRow } from '#domain/location/holiday-hours.ts'
import { type HoursPolicy, saidHours } from '#domain/location/hours.ts'
import type { Location, Weekday } from '#domain/location/location.ts'
import { weekdayOf } from '#domain/text/wall-clock.ts'

/** A line of a place's week: what it says, and the days of the week on which it is today's line. */
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

/** How a week is said: in the short form of cards, and with lines for the holidays of the coming days. */
interface WeekForm {
  readonly isShort: boolean
  readonly hasHolidays: boolean
}

/**
 * The week that is said of a place. On a holiday the usual line is not today's: in bold it would contradict what is said of
 * the moment. Nothing of holidays where no hours are said.
 */
export function weekRows(
  location: Location,
  policy: HoursPolicy,
  holidays: readonly HolidayRow[],
  { isShort, hasHolidays }: WeekForm,
): readonly WeekRow[] {
  const rows = saidHours(location, policy, isShort)
  const taken = holidays.map(({ date }) => weekdayOf(date))
  const usual = rows.map((row) => ({ ...row, weekdays: row.weekdays.filter((day) => !taken.includes(day)) }))
  return rows.length > 0 && hasHolidays ? [...usual, ...holidays.map(holidayLine)] : usual
}
