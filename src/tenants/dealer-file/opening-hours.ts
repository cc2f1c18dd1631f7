import { group, type Kind, maybe, required, settings, value } from './setting.ts'
import { choice } from './values/choices.ts'
import { words } from './values/texts.ts'
import { date } from './values/times.ts'

/** A day's hours: "HH:MM" twice, or words such as "Closed" or "By appointment only". */
export type DayHours = { readonly open: string; readonly close: string } | { readonly words: string }

function clock(hour: string, minute: string | undefined, half: string | undefined): string | null {
  const raw = Number(hour)
  if (half && (raw < 1 || raw > 12)) return null
  const hours = half ? (raw % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : raw
  return hours < 24 && Number(minute ?? 0) < 60 ? `${String(hours).padStart(2, '0')}:${minute ?? '00'}` : null
}

const span = /^(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?\s*(?:-|–|to)\s*(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?$/i

function readHours(text: string): DayHours | null {
  const match = span.exec(text.trim())
  if (!match) return /\d/.test(text) || text.trim() === '' || text.length > 80 ? null : { words: text.trim() }
  const [, hour = '', minute, half, toHour = '', toMinute, toHalf] = match
  const open = clock(hour, minute, half)
  const close = clock(toHour, toMinute, toHalf)
  return open !== null && close !== null && open < close && Boolean(half) === Boolean(toHalf) ? { open, close } : null
}

const kind: Kind<DayHours> = {
  wanted: 'opening hours (from - to, or words without digits)',
  example: '8:30 am - 5:30 pm',
  read: readHours,
  json: { type: 'string' },
  remedy: () => '; for example 8:30 am - 5:30 pm, 08:30-17:30, Closed or By appointment only',
}

const day = (name: string) => maybe(value(kind), `Hours on ${name}.`, '8:30 am - 5:30 pm')

/** Opening hours of a week. A day that is not named is closed. */
export const weekHours = () =>
  settings({
    monday_to_friday: maybe(value(kind), 'Hours of the five weekdays; a day’s own entry wins.', '8:30 am - 5:30 pm'),
    monday: day('Mondays'),
    tuesday: day('Tuesdays'),
    wednesday: day('Wednesdays'),
    thursday: day('Thursdays'),
    friday: day('Fridays'),
    saturday: day('Saturdays'),
    sunday: day('Sundays'),
  })

/** Words instead of hours, per weekday. */
export const weekWords = () => {
  const said = (name: string) => maybe(words(), `What stands instead of hours on ${name}.`, 'By appointment')
  return group('Words shown for a weekday instead of its hours.', {
    monday: said('Mondays'),
    tuesday: said('Tuesdays'),
    wednesday: said('Wednesdays'),
    thursday: said('Thursdays'),
    friday: said('Fridays'),
    saturday: said('Saturdays'),
    sunday: said('Sundays'),
  })
}

/** A holiday: one date whose hours differ. */
export const specialHours = () =>
  settings({
    name: maybe(words(), 'What day it is.', 'Boxing Day'),
    date: required(date(), 'The day.', '2026-12-26'),
    status: required(choice(['Open', 'Closed']), 'Open or Closed.', 'Closed'),
    hours: maybe(value(kind), 'Hours of an open holiday; the weekday’s when left out.', '9:00 am - 1:00 pm'),
  })
