import type { OpeningHoursEntry, SpecialHoursEntry, Weekday } from '#domain/location/location.ts'
import { coerced, objectOrNull } from './coerce.ts'
import { moment } from './moment.ts'
import { count } from './number.ts'
import { text } from './text.ts'

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const clock = /^(\d{1,2})(?:[:.](\d\d))?(?::\d\d)? ?(am|pm)?$/i

/** A time of day as "HH:MM": "8:30am", "8.30 am", "08:30:00", "17:00". */
export function timeOfDay(raw: unknown): string | null {
  const [, hours, minutes = '00', half] = clock.exec(text(raw) ?? '') ?? []
  if (hours === undefined) return null
  const shift = half === undefined ? 0 : half.toLowerCase() === 'pm' ? 12 : 0
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + shift
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null
}

function status(raw: unknown): 'Open' | 'Closed' | null {
  const word = text(raw)?.toLowerCase()
  return word === 'open' ? 'Open' : word === 'closed' ? 'Closed' : null
}

const day = objectOrNull({
  weekday: coerced(count),
  status: coerced(status),
  formated_hours: coerced(text),
  open: coerced(timeOfDay),
  close: coerced(timeOfDay),
})

/** One weekday's hours; null without a weekday from 0 to 6 and a status of Open or Closed. */
export function readDay(raw: unknown): OpeningHoursEntry | null {
  const read = day(raw)
  const weekday = weekdays.find((known) => known === read?.weekday)
  return read?.status == null || weekday === undefined ? null : { ...read, status: read.status, weekday }
}

const special = objectOrNull({
  name: coerced(text),
  status: coerced(status),
  date: coerced(moment),
  start_hour: coerced(moment),
  end_hour: coerced(moment),
})

/** The hours of one date; null without the date and a status of Open or Closed. */
export function readSpecialDay(raw: unknown): SpecialHoursEntry | null {
  const read = special(raw)
  if (read?.status == null || read.date === null) return null
  return { ...read, status: read.status, date: read.date.slice(0, 10) }
}
