import { wallMinutesOf } from '#domain/location/clock-text.ts'
import type { Location, OpeningHoursEntry, SpecialHoursEntry, Weekday } from '#domain/location/location.ts'
import { timeText, wallClock } from '#domain/text/wall-clock.ts'
import type { Thing } from './json-ld.ts'

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

interface Times {
  readonly opens: string
  readonly closes: string
}

/** schema.org's notation of a closed day. */
const closed: Times = { opens: '00:00', closes: '00:00' }

const saysClosed = /\bclosed\b/i

/** Whether the source describes a day without times, as in "By appointment": neither open nor closed for certain. */
const isInWords = (words: string | null) => words !== null && !/\d/.test(words) && !saysClosed.test(words)

/** `own`: the dealer's text that replaces the day's times. */
function timesOf({ status, formated_hours, open, close }: OpeningHoursEntry, own: string): Times | null {
  if (own) return saysClosed.test(own) ? closed : null
  if (isInWords(formated_hours)) return null
  if (status === 'Closed') return closed
  return open && close ? { opens: open, closes: close } : null
}

function specification(location: Location, weekday: Weekday, days: readonly string[]): Thing[] {
  const entry = location.contact_detail.opening_hours.find((each) => each.weekday === weekday)
  const times = entry && timesOf(entry, location.hours_text[weekday] ?? '')
  return times ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...times }] : []
}

/** Monday's hours stand for all five days; if Monday is closed or unknown, each day has its own, grouped by times. */
function workweek(location: Location): Thing[] {
  const [said] = specification(location, 1, workdays)
  if (said && said.opens !== said.closes) return [said]
  const own = workdays.flatMap((day, at) => specification(location, (at + 1) as Weekday, [day]))
  return [...Map.groupBy(own, ({ opens, closes }) => `${opens} ${closes}`).values()].map((same) => ({
    '@type': 'OpeningHoursSpecification',
    ...same[0],
    dayOfWeek: same.flatMap(({ dayOfWeek }) => dayOfWeek),
  }))
}

/**
 * Weekly hours: Monday to Friday from Monday's entry, Saturday and Sunday from their own. Days without an entry, or
 * described without times (by appointment), are omitted. Empty for a place that is not open yet.
 */
export function openingHoursOf(location: Location): Thing[] {
  if (location.opening_text) return []
  return [...workweek(location), ...specification(location, 6, ['Saturday']), ...specification(location, 0, ['Sunday'])]
}

function clockTime(timestamp: string | null): string | null {
  const minutes = wallMinutesOf(timestamp)
  return minutes === null ? null : timeText(minutes)
}

function specialTimes(entry: SpecialHoursEntry): Times | null {
  if (entry.status === 'Closed') return closed
  const opens = clockTime(entry.start_hour)
  const closes = clockTime(entry.end_hour)
  return opens && closes ? { opens, closes } : null
}

/** Holiday hours from today on, in the location's zone. */
export function specialHoursOf(
  { special_hours, timeZone }: Pick<Location, 'special_hours' | 'timeZone'>,
  now: Date,
): Thing[] {
  const today = wallClock(now, timeZone).date
  return special_hours
    .filter(({ date }) => date.slice(0, 10) >= today)
    .flatMap((entry) => {
      const times = specialTimes(entry)
      const day = entry.date.slice(0, 10)
      const when = { validFrom: day, validThrough: day }
      return times ? [{ '@type': 'OpeningHoursSpecification', ...when, ...times }] : []
    })
}
