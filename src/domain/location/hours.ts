import { weekdayName } from '../text/near-date.ts'
import { type DayHours, dayHours } from './day-hours.ts'
import type { Location, Weekday } from './location.ts'

/** A dealer's settings for lists of opening hours. */
export interface HoursPolicy {
  /** List all seven days even when Monday to Friday are the same. */
  readonly full_view: boolean
  readonly layout: 'grouped' | 'daily'
  readonly closed_text: string
}

/** One row of a list of hours. */
export interface HoursRow {
  /** "Mon-Fri", "Thu", "Saturday" */
  readonly label: string
  /** "8:30am - 5:30pm", "Closed", "By appointment" */
  readonly text: string
  readonly isClosed: boolean
  readonly weekdays: readonly Weekday[]
}

const workdays: readonly Weekday[] = [1, 2, 3, 4, 5]

/** Days of one row: at least one. */
type Days = readonly [DayHours, ...DayHours[]]

/** Groups consecutive days with the same text. */
function groups(days: readonly DayHours[]): readonly Days[] {
  const found: [DayHours, ...DayHours[]][] = []
  for (const day of days) {
    const last = found.at(-1)
    const before = last?.at(-1)
    const goesOn = before?.text === day.text && before.weekday === day.weekday - 1
    if (last && goesOn) last.push(day)
    else found.push([day])
  }
  return found
}

const short = (weekday: Weekday) => weekdayName(weekday).slice(0, 3)

function row(days: Days, label: string): HoursRow {
  const isClosed = days.every((day) => day.isClosed)
  return { label, text: days[0].text, isClosed, weekdays: days.map((day) => day.weekday) }
}

function groupRow(days: Days): HoursRow {
  const names = days.map(({ weekday }) => short(weekday))
  return row(days, [...new Set([names.at(0), names.at(-1)])].join('-'))
}

const dayRow = (day: DayHours): HoursRow => row([day], weekdayName(day.weekday))

function known(location: Location, weekdays: readonly Weekday[], policy: HoursPolicy): readonly DayHours[] {
  return weekdays.map((weekday) => dayHours(location, weekday, policy)).filter((day) => day !== null)
}

/**
 * A location's week as rows: Monday to Friday as one row when all five are the same and the full view is off, else
 * grouped or day by day according to the layout; Saturday and Sunday always on their own rows. Unknown days have no
 * row.
 */
export function hoursRows(location: Location, policy: HoursPolicy): readonly HoursRow[] {
  const week = known(location, workdays, policy)
  const weekend = known(location, [6, 0], policy).map(dayRow)
  const together = groups(week)
  const isOneLine = together.length === 1 && week.length === workdays.length
  const isGrouped = !policy.full_view && (isOneLine || policy.layout === 'grouped')
  return [...(isGrouped ? together.map(groupRow) : week.map(dayRow)), ...weekend]
}

/** Hours to show for a place: none before it opens. `isShort` selects the card's form. */
export function shownHours(location: Location, policy: HoursPolicy, isShort = false): readonly HoursRow[] {
  if (location.opening_text) return []
  return isShort ? cardHoursRows(location, policy) : hoursRows(location, policy)
}

/** Short form for a location's card: consecutive equal days from Monday to Saturday grouped ("Mon-Sat"), and Sunday. */
export function cardHoursRows(location: Location, policy: HoursPolicy): readonly HoursRow[] {
  const week = groups(known(location, [...workdays, 6], policy))
  const rows = week.map((days) => (days[0].weekday === 6 ? dayRow(days[0]) : groupRow(days)))
  return [...rows, ...known(location, [0], policy).map(dayRow)]
}
